import type { Severity } from '#src/lib/fault-codes/severity.ts';
import styles from './FaultCodeRow.module.css';

/** A code with each of its meanings. */
export interface Row {
  anchor: string;
  code: string;
  meanings: {
    /** Where a family writes the code in another way. */
    spelling: string | null;
    meaning: string;
    severity: Severity;
    /** Where the document does not hold the code itself: the words that say so. */
    notFound: string | null;
    /** Places of the documents in the list of the brand, from one. */
    documents: number[];
  }[];
}

interface Props {
  row: Row;
  labels: ReadonlyMap<Severity, string>;
}

/** One code of the list: a link to itself, its meanings, and for each who may act, as shape and words. */
export function FaultCodeRow({ row: { anchor, code, meanings }, labels }: Props) {
  return (
    <li id={anchor} className={styles.row}>
      <a href={`#${anchor}`}>{code}</a>
      {meanings.map(({ spelling, meaning, severity, notFound, documents }) => (
        <p key={meaning}>
          {spelling === null ? '' : `(${spelling}) `}
          {meaning}
          {notFound === null ? '' : ` (${notFound})`}
          {'\u00a0'}
          <sup>{documents.join(', ')}</sup> <b className={styles[severity]}>{labels.get(severity)}</b>
        </p>
      ))}
    </li>
  );
}
