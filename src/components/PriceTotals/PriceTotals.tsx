import styles from './PriceTotals.module.css';

/** A total with VAT, in the words of its language. */
export interface TotalView {
  /** The homes to which it applies (TL-6): `home-older`, `home-younger`; undefined for all. */
  home: string | undefined;
  /** "From", where the price has no end. */
  from: string | null;
  amount: string;
  /** The words "VAT included" for screen readers; for the eye they head the column. */
  withVat: string;
  /** The amount without VAT and the rate; null where the price is given with VAT. */
  tax: string | null;
}

interface Props {
  totals: readonly TotalView[];
}

/**
 * The price of a row, at its right edge: the total, and the amount without VAT on a line below it (BC-6), which begins below
 * the name where the row is a `price-row` of a narrow screen.
 */
export function PriceTotals({ totals }: Props) {
  return totals.map(({ home, from, amount, withVat, tax }) => (
    <p key={amount} className={styles.total} data-home={home}>
      <span>
        {from} <strong>{amount}</strong> <span className="visually-hidden">{withVat}</span>
      </span>{' '}
      {tax !== null && <small>{tax}</small>}
    </p>
  ));
}
