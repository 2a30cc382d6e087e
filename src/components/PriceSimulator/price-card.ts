import type { PriceView } from '#src/lib/price-view.ts';

/** One tag on the pipe. `price` is null where only a quote can tell. */
export interface PriceCard {
  key: string;
  title: string;
  /** One line: what it is for. */
  description: string;
  badge: string | null;
  price: PriceView | null;
  /** The first three (HM-8). */
  features: readonly string[];
  bookHref: string;
}

/** The words that stand on every tag: `ui(lang).price` and `newTab`. */
export interface PriceLabels {
  reduced: string;
  standard: string;
  /** Where the reduced rate does not exist. */
  onlyStandard: string;
  excluded: string;
  onQuote: string;
  book: string;
  selected: string;
  newTab: string;
}
