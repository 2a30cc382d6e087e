import styles from './PriceTotals.module.css';

/** A total with VAT, in the words of its language. */
export interface TotalView {
  /** The homes to which it applies (TL-6), as the switch of VAT rates hides the others; undefined for all. */
  onlyForHome: 'home-older' | 'home-younger' | undefined;
  /** The word "From", where the price has no upper limit. */
  from: string | null;
  amount: string;
  /** The words "VAT included" for screen readers; for the eye they head the column. */
  vatIncludedLabel: string;
  /** The amount without VAT and the rate; null where the price is given with VAT. */
  withoutVat: string | null;
}

interface Props {
  totals: readonly TotalView[];
}

/**
 * The price of a row, at its right edge: the total, and the amount without VAT on a line below it (BC-6). In a
 * `price-row`, on a narrow screen, that line begins below the name.
 */
export function PriceTotals({ totals }: Props) {
  return totals.map(({ onlyForHome, from, amount, vatIncludedLabel, withoutVat }) => (
    <p key={amount} className={styles.total} data-home={onlyForHome}>
      <span>
        {from} <strong>{amount}</strong> <span className="visually-hidden">{vatIncludedLabel}</span>
      </span>{' '}
      {withoutVat !== null && <small>{withoutVat}</small>}
    </p>
  ));
}
