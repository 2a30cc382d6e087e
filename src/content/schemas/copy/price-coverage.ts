import * as z from 'zod';
import { pricedIds } from '#src/lib/my-price/case.ts';
import { oneItemPerId, text } from './shared.ts';

/** What each price covers (WD-2): included, not included, and when the total is known. */
export const priceCoverageCopy = z.strictObject({
  labels: z.strictObject({ included: text, excluded: text, known: text }),
  /** Before the short answer of a price table. */
  question: text,
  prices: oneItemPerId(pricedIds, { included: text, excluded: text, known: text }),
});
