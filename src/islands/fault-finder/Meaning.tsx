import type { FinderBrand, FinderReading } from '#src/lib/fault-codes/finder.ts';
import styles from './AnswerCard.module.css';
import type { FinderLabels } from './labels.ts';

interface Props {
  reading: FinderReading;
  brand: FinderBrand;
  labels: FinderLabels['answer'];
}

/** Returns the beginning of a line with a capital. The spelling of a product's name stays: `ecoTEC plus`, `auroCOMPACT`. */
const withCapital = (text: string): string =>
  text.replace(/^\p{Ll}(?=\p{Ll}*\s)/u, (letter) => letter.toUpperCase());

/** One meaning of a code, with the document of each family that has it (TR-1). */
export function Meaning({ reading, brand, labels }: Props) {
  const families = brand.families.filter(({ id }) => reading.families.includes(id));
  return (
    <>
      <p className={styles.sense}>
        <strong>{reading.meaning}</strong>
        {reading.note === null ? null : ` (${reading.note})`}
      </p>
      {reading.notFound !== null && <p className={styles.source}>{withCapital(reading.notFound)}</p>}
      {families.map(({ id, label, source }) => (
        <p className={styles.source} key={id}>
          {`${withCapital(label)}. ${labels.according} ${source}`}
        </p>
      ))}
    </>
  );
}
