import type { FinderBrand, FinderMeaning } from '#src/lib/fault-codes/finder.ts';
import styles from './AnswerCard.module.css';
import type { FinderLabels } from './labels.ts';

/** The families of boilers for which a meaning holds. */
export const familiesOfMeaning = (brand: FinderBrand, { families }: FinderMeaning) =>
  brand.families.filter(({ id }) => families.includes(id));

interface MeaningProps extends FinderMeaning {
  /** The families for which it holds, where others have another meaning. */
  families: readonly string[];
}

interface SourcesProps {
  brand: FinderBrand;
  meanings: readonly FinderMeaning[];
  labels: FinderLabels['answer'];
}

/** Returns the beginning of a line with a capital. The spelling of a product's name stays: `ecoTEC plus`, `auroCOMPACT`. */
const capitalise = (text: string): string =>
  text.replace(/^\p{Ll}(?=\p{Ll}*\s)/u, (letter) => letter.toUpperCase());

/** One meaning of a code. */
export function Meaning({ meaning, note, notFound, families }: MeaningProps) {
  return (
    <>
      <p className={styles.meaningText}>
        <strong>{meaning}</strong>
        {note === null ? null : ` (${note})`}
      </p>
      {[...families, ...(notFound === null ? [] : [notFound])].map((line) => (
        <p className={styles.source} key={line}>
          {capitalise(line)}
        </p>
      ))}
    </>
  );
}

/** The document of each family that has one of the meanings (TR-1). */
export function Sources({ brand, meanings, labels }: SourcesProps) {
  return meanings
    .flatMap((meaning) => familiesOfMeaning(brand, meaning))
    .map(({ id, label, source }) => (
      <p className={styles.source} key={id}>
        {`${capitalise(label)}. ${labels.according} ${source}`}
      </p>
    ));
}
