import * as z from 'zod';
import { text } from './shared.ts';

/** Small words on maps, stations and rules, the same on every place page. */
export const placeLabelsCopy = z.strictObject({
  headquarters: text,
  here: text,
  river: text,
  north: text,
  /** The banner below the header (TN-1): province, how fast an urgent call is answered, what maintenance costs. */
  banner: z.strictObject({
    provinces: z.strictObject({ 'flemish-brabant': text, 'east-flanders': text }),
    communes: text,
    urgent: z.strictObject({ headquarters: text, brussels: text, region: text }),
    price: text,
    /** For whom that price holds, then the amounts with the other rate of VAT and without (BC-6). */
    rates: z.array(text),
  }),
});
