import type { ReactNode } from 'react';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import styles from './Answer.module.css';
import type { UnservedPlaceView } from './place-view.ts';

/** A row of an answer, with a small drawing of 36 × 36 units before its label; null for a value that it does not have. */
export type AnswerRow = readonly [drawing: string, label: string, value: ReactNode, note?: ReactNode];

/** Shows the rows of an answer. */
export function AnswerRows({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <dl className={`target-size-links ${styles.rows}`}>
      {rows.map(([drawing, label, value, note]) => (
        <div key={label}>
          <dt>
            <SvgImage name={drawing} alt="" width={36} height={36} />
            {label}
          </dt>
          <dd>
            {value && <b>{value}</b>}
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the row that names the nearest commune that is served. */
export const nearestPlaceRow = (
  labels: Record<'nearest' | 'nearestNote', string>,
  { code, name, distance }: UnservedPlaceView['nearest'],
): AnswerRow => ['icon-nearest', labels.nearest, `${code} ${name}`, `${distance}, ${labels.nearestNote}`];
