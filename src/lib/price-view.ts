/** A price as a page shows it (BC-6), every amount already formatted for its language. */
export interface PriceView {
  /** The specification's amount, without VAT. */
  excluded: string;
  /** Total at the reduced rate; null where that rate does not exist (gas and oil boilers). */
  reduced: string | null;
  /** Total at the standard rate. */
  standard: string;
  /** The word before a lowest price ("from"), or null for a fixed one. */
  from: string | null;
}
