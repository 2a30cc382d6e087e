import type { PriceView } from '#src/lib/price-view.ts';

/** What a price card shows. `price` is null for a service priced on quotation. */
export interface PriceCardContent {
  key: string;
  title: string;
  /** One sentence on what the service is for. */
  description: string;
  badge: string | null;
  price: PriceView | null;
  /** The first three (HM-8). */
  features: readonly string[];
  bookHref: string;
}

/** Labels of every price card: `ui(lang).price`, `book` and `newTab`. */
export interface PriceLabels {
  reduced: string;
  standard: string;
  excluded: string;
  onQuote: string;
  selected: string;
  book: string;
  newTab: string;
}
