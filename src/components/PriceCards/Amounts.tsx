import type { PriceView } from '#src/lib/price-view.ts';
import { classNames } from '../class-names.ts';
import styles from './Amounts.module.css';
import type { PriceLabels } from './price-card.ts';

interface Props {
  price: PriceView | null;
  labels: PriceLabels;
}

/**
 * The totals with VAT, the reduced one large and the standard one small, then the amount without VAT (BC-6). The VAT switch
 * of the page leaves the one that applies to the visitor's home, large (TL-6). Where no reduced rate exists, the standard
 * one is the only total.
 */
export function Amounts({ price, labels }: Props) {
  if (price === null) {
    return (
      <div className={styles.amounts}>
        <p className={styles.total}>
          <strong>{labels.onQuote}</strong>
        </p>
      </div>
    );
  }
  const { from, reduced, standard, excluded } = price;
  return (
    <div className={styles.amounts}>
      {reduced !== null && (
        <Total home="home-older" from={from} amount={reduced} rate={labels.reduced} when={labels.older} />
      )}
      <Total
        home={reduced === null ? null : 'home-younger'}
        from={from}
        amount={standard}
        rate={labels.standard}
        when={labels.younger}
      />
      <p className={styles.excluded}>
        {excluded} {labels.excluded}
      </p>
    </div>
  );
}

interface TotalProps {
  /** Homes to which the total applies; null for all. */
  home: 'home-older' | 'home-younger' | null;
  from: string | null;
  amount: string;
  rate: string;
  /** The homes in words, where the page has no switch that says them. */
  when: string;
}

function Total({ home, from, amount, rate, when }: TotalProps) {
  return (
    <p
      className={classNames(styles.total, home === 'home-younger' && styles.second)}
      data-home={home ?? undefined}
    >
      {from !== null && <small>{from} </small>}
      <strong>{amount}</strong>{' '}
      <span className={styles.rate}>
        {rate}
        {home !== null && <span data-home="condition">, {when}</span>}
      </span>
    </p>
  );
}
