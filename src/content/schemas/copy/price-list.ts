import * as z from 'zod';
import { text } from './shared.ts';

/** Names of the published prices, by the key of their fact (`prices.repair`). */
export const priceListCopy = z.strictObject({
  prices: z.strictObject({
    repair: text,
    'urgent-repair': text,
    'gas-maintenance': text,
    'oil-complete': text,
    'oil-standard': text,
    'chimney-sweeping': text,
    'peb-certificate': text,
    'gas-certificate': text,
  }),
  repairs: z.strictObject({
    'safety-valve': text,
    electrode: text,
    leak: text,
    'expansion-vessel': text,
    circulator: text,
    'circuit-board': text,
  }),
  installation: z.strictObject({ 'gas-condensing': text, 'oil-condensing': text }),
  'heat-pump': z.strictObject({ price: text }),
  underfloor: z.strictObject({ hydraulic: text, dry: text }),
});

type Names = z.infer<typeof priceListCopy>;

/** Key of the fact of a published price. */
export type PriceName = { [File in keyof Names]: `${File}.${keyof Names[File] & string}` }[keyof Names];

/** The published prices, in the order of prices.json. */
export const priceNames = Object.entries(priceListCopy.shape).flatMap(([file, names]) =>
  Object.keys(names.shape).map((key) => `${file}.${key}`),
) as PriceName[];
