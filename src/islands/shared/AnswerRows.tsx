import type { ReactNode } from 'react';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import styles from './Answer.module.css';

interface Props {
  rows: readonly {
    label: string;
    value: ReactNode;
    note: ReactNode;
    /** Name of a small drawing before the label, of 36 × 36 units. */
    drawingName?: string;
  }[];
}

/** Shows the rows of an answer, each with its label, value and note. */
export function AnswerRows({ rows }: Props) {
  return (
    <dl className={`tall-links ${styles.rows}`}>
      {rows.map(({ label, value, note, drawingName }) => (
        <div key={label}>
          <dt>
            {drawingName !== undefined && <SvgImage name={drawingName} alt="" width={36} height={36} />}
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
