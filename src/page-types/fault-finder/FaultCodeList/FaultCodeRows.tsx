import type { Severity } from '#src/lib/fault-codes/severity.ts';
import styles from './FaultCodeRows.module.css';

/** A code with each of its meanings. */
export interface Row {
  anchor: string;
  code: string;
  meanings: {
    /** The other spelling of a family, if there is one. */
    spelling: string | null;
    /** With what else a resident has to know: "never add water", or that the document does not hold the code itself. */
    meaning: string;
    severity: Severity;
    /** Places of the documents in the list of the brand, from one. */
    documents: number[];
  }[];
}

interface Props {
  rows: Row[];
  labels: ReadonlyMap<Severity, string>;
}

/**
 * Lists the codes of a brand. Each is a link to itself, which opens its answer in the fault finder. Each meaning shows
 * who may act, as shape and words.
 */
export function FaultCodeRows({ rows, labels }: Props) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ anchor, code, meanings }) => (
        <li key={anchor} id={anchor}>
          <a href={`#${anchor}`}>{code}</a>
          {meanings.map(({ spelling, meaning, severity, documents }) => (
            <p key={meaning}>
              {/* One string: React separates two with a comment, 330 times. */}
              {`${spelling === null ? '' : `(${spelling}) `}${meaning}\u00a0`}
              <sup>{documents.join(', ')}</sup> <b className={styles[severity]}>{labels.get(severity)}</b>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
