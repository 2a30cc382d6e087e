import * as z from 'zod';
import { townProvinces } from '#src/lib/place-search/regions.ts';
import { text } from './shared.ts';

/** Labels that all region and town pages share. */
export const placeLabelsCopy = z.strictObject({
  headquarters: text,
  here: text,
  river: text,
  north: text,
  /** On the map of Brussels. */
  canal: text,
  forest: text,
  ring: text,
  /** The banner below the header (TN-1): province, time until an urgent call is answered, price of a maintenance. */
  banner: z.strictObject({
    provinces: z.record(z.enum(townProvinces), text),
    communes: text,
    urgent: z.strictObject({ headquarters: text, brussels: text, region: text }),
    price: text,
    /** To which homes that price applies, then the amounts with the other VAT rate and without VAT (BC-6). */
    rates: z.array(text),
  }),
});
