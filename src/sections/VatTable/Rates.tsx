import styles from './Rates.module.css';

/** A rate, both on one invoice, or none found. */
export type WorkRate = 'reduced' | 'standard' | 'both' | 'unknown';

interface Props {
  rate: WorkRate;
  /** The two rates as text. */
  rates: { reduced: string; standard: string };
  unknown: string;
}

/** VAT rate of a work: the reduced one round, the standard one square, an unknown one dashed. */
export function Rates({ rate, rates, unknown }: Props) {
  if (rate === 'unknown') return <span className={styles.unknown}>{unknown}</span>;
  return (
    <span>
      {rate !== 'standard' && <b className={styles.reduced}>{rates.reduced}</b>}
      {rate === 'both' && ' + '}
      {rate !== 'reduced' && <b className={styles.standard}>{rates.standard}</b>}
    </span>
  );
}
