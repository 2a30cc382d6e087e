import type { Ui } from '#src/content/content.ts';
import type { PriceView } from '#src/lib/price-view.ts';

/** The texts of a price card. `price` is null for a service priced on quotation. */
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

/** Labels of every price card. */
export type PriceLabels = Ui['price'] & Pick<Ui, 'book' | 'newTab'>;
