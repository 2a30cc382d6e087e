import type { ReactNode } from 'react';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import styles from './Answer.module.css';

export interface AnswerRow {
  /** Name of a small drawing before the label, of 36 × 36 units. */
  drawingName: string;
  label: string;
  value: ReactNode;
  note: ReactNode;
}

/** Returns a row of an answer; null for a value or a note that it does not have. */
export const answerRow = (
  drawingName: string,
  label: string,
  value: ReactNode,
  note: ReactNode,
): AnswerRow => ({ drawingName, label, value, note });

/** Shows the rows of an answer, each with its label, value and note. */
export function AnswerRows({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <dl className={`target-size-links ${styles.rows}`}>
      {rows.map(({ label, value, note, drawingName }) => (
        <div key={label}>
          <dt>
            <SvgImage name={drawingName} alt="" width={36} height={36} />
            {label}
          </dt>
          <dd>
            {value !== null && <b>{value}</b>}
            {note !== null && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
