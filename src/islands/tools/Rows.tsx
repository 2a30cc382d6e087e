import type { ReactNode } from 'react';
import styles from './Answer.module.css';

interface Props {
  rows: readonly {
    label: string;
    value: ReactNode;
    /** What else there is to say, smaller. */
    note: ReactNode;
  }[];
}

/** The facts of an answer: a label, its value, and a note. */
export function Rows({ rows }: Props) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {note !== null && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
