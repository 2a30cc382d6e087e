/** A price as a page shows it (BC-6); all amounts are formatted for the language. */
export interface PriceView {
  /** The amount without VAT. */
  excluded: string;
  /** Total at the reduced rate; null if that rate does not exist (gas and oil boilers). */
  reduced: string | null;
  /** Total at the standard rate. */
  standard: string;
  /** The word before a lowest price ("from"), or null for a fixed one. */
  from: string | null;
}
