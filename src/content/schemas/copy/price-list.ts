import * as z from 'zod';
import { publishedPrices } from '../../facts/published-prices.ts';
import { text } from './shared.ts';

const namesOf = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

/** Names of the published prices, by the key of their fact. */
export const priceListCopySchema = z.strictObject({
  prices: namesOf(publishedPrices.prices),
  repairs: namesOf(publishedPrices.repairs),
  installation: namesOf(publishedPrices.installation),
  'heat-pump': namesOf(publishedPrices['heat-pump']),
  underfloor: namesOf(publishedPrices.underfloor),
});
