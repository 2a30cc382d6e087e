import type { ReactNode } from 'react';
import hanging from '#src/components/hanging.module.css';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import styles from './Answer.module.css';

interface Props {
  rows: readonly {
    label: string;
    value: ReactNode;
    /** What else there is to say, smaller. */
    note: ReactNode;
    /** Name of a small drawing before the label, of 36 × 36 units. */
    drawing?: string;
  }[];
  /** Whether each hangs as a card from a pipe, its drawing at its head. */
  hang: boolean;
}

/** The facts of an answer: a label, its value, and a note. */
export function Rows({ rows, hang }: Props) {
  return (
    <dl className={hang ? `${hanging.pipe} ${styles.rows} ${styles.cards}` : styles.rows}>
      {rows.map(({ label, value, note, drawing }) => (
        <div key={label} className={hang ? hanging.hung : undefined}>
          <dt>
            {drawing !== undefined && <SvgImage name={drawing} alt="" width={36} height={36} />}
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
