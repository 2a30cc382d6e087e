import { regionData, townData } from '../content/places.ts';
import type { Language } from './language.ts';

const regions = ['brussels', 'flemish-brabant', 'walloon-brabant'] as const;

/** Where the company works, by name: the three regions, and Aalst for its area (spec §1). For structured data. */
export const areasServed = (lang: Language): string[] => [
  ...regions.map((region) => regionData(region).name[lang]),
  townData('aalst').name[lang],
];
