import type { FinderBrand, FinderMeaning } from '#src/lib/fault-codes/finder.ts';
import styles from './AnswerCard.module.css';
import type { FinderLabels } from './labels.ts';

/** The families of boilers for which a meaning holds. */
export const familiesOfMeaning = (brand: FinderBrand, { families }: FinderMeaning) =>
  brand.families.filter(({ id }) => families.includes(id));

interface MeaningProps extends FinderMeaning {
  brand: FinderBrand;
  labels: FinderLabels['answer'];
}

/** Returns the beginning of a line with a capital. The spelling of a product's name stays: `ecoTEC plus`, `auroCOMPACT`. */
const capitalise = (text: string): string =>
  text.replace(/^\p{Ll}(?=\p{Ll}*\s)/u, (letter) => letter.toUpperCase());

/** One meaning of a code, with the document of each family that has it (TR-1). */
export function Meaning({ brand, labels, ...meaning }: MeaningProps) {
  const { note, notFound } = meaning;
  return (
    <>
      <p className={styles.meaningText}>
        <strong>{meaning.meaning}</strong>
        {note === null ? null : ` (${note})`}
      </p>
      {notFound !== null && <p className={styles.source}>{capitalise(notFound)}</p>}
      {familiesOfMeaning(brand, meaning).map(({ id, label, source }) => (
        <p className={styles.source} key={id}>
          {`${capitalise(label)}. ${labels.according} ${source}`}
        </p>
      ))}
    </>
  );
}
