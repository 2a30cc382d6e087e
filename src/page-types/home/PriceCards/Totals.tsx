import type { PriceView } from '#src/page-props/prices.ts';
import type { priceCardsProps } from '../props.ts';
import styles from './Totals.module.css';

interface Props {
  price: PriceView | null;
  labels: ReturnType<typeof priceCardsProps>['labels'];
}

/**
 * The totals with VAT (BC-6). The VAT switch of the page hides the total that does not apply to the visitor's home (TL-6),
 * and the rate, which the switch says. Without a reduced rate there is one total. CSS prints the rates, which saves two
 * elements on each of eight cards.
 */
export function Totals({ price, labels }: Props) {
  if (price === null) {
    return (
      <p className={styles.total}>
        <strong>{labels.onQuote}</strong>
      </p>
    );
  }
  const { from, reduced, standard } = price;
  return (
    <p className={styles.total}>
      {from}{' '}
      {reduced !== null && (
        <>
          <strong data-home="home-older" data-rate={labels.reduced}>
            {reduced}
          </strong>{' '}
        </>
      )}
      <strong data-home={reduced === null ? undefined : 'home-younger'} data-rate={labels.standard}>
        {standard}
      </strong>
    </p>
  );
}
