/** The published prices by file of content/facts/. */
export const publishedPrices = {
  prices: [
    'repair',
    'urgent-repair',
    'gas-maintenance',
    'oil-complete',
    'oil-standard',
    'chimney-sweeping',
    'peb-certificate',
    'gas-certificate',
  ],
  repairs: ['safety-valve', 'electrode', 'leak', 'expansion-vessel', 'circulator', 'circuit-board'],
  installation: ['gas-condensing', 'oil-condensing'],
  'heat-pump': ['price'],
  underfloor: ['hydraulic', 'dry'],
} as const;

type Prices = typeof publishedPrices;

/** Name of the fact of a published price, `prices.repair`. */
export type PriceFactName = { [File in keyof Prices]: `${File}.${Prices[File][number]}` }[keyof Prices];

/** Names of the facts of all published prices. */
export const priceFactNames = Object.entries(publishedPrices).flatMap(([file, keys]) =>
  keys.map((key) => `${file}.${key}`),
) as PriceFactName[];
