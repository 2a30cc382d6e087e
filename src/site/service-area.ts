import { regionData, regionSlugs, townData } from '../content/places.ts';
import type { Language } from './language.ts';

/** Where the company works, by name: the three regions, and Aalst for its area (spec §1). For structured data. */
export const areasServed = (lang: Language): string[] => [
  ...regionSlugs.map((slug) => regionData(slug).name[lang]),
  townData('aalst').name[lang],
];
