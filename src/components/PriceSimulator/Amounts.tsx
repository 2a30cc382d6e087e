import type { PriceView } from '#src/lib/price-view.ts';
import styles from './Amounts.module.css';
import type { PriceLabels } from './price-card.ts';

interface Props {
  price: PriceView | null;
  labels: PriceLabels;
}

/**
 * The price with VAT at the reduced rate, large; the price at the standard rate and without VAT below it (BC-6). Where no
 * reduced rate exists, the price at the standard rate is the large one.
 */
export function Amounts({ price, labels }: Props) {
  if (price === null) {
    return (
      <p className={styles.total}>
        <strong>{labels.onQuote}</strong>
      </p>
    );
  }
  return (
    <>
      <p className={styles.total}>
        {price.from && <small>{price.from} </small>}
        <strong>{price.reduced ?? price.standard}</strong>
      </p>
      <p className={styles.rate}>{price.reduced === null ? labels.onlyStandard : labels.reduced}</p>
      <p className={styles.otherRates}>
        {price.reduced !== null && (
          <>
            <b>{price.standard}</b> {labels.standard}
            <br />
          </>
        )}
        {price.excluded} {labels.excluded}
      </p>
    </>
  );
}
