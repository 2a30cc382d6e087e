import type { Language } from '#src/lib/language.ts';
import { regionSlugs } from '../schemas/places.ts';
import { company } from './company.ts';
import { regionData, townData } from './places.ts';

const isRegion = (slug: string): boolean => regionSlugs.some((region) => region === slug);

/** Names of the regions and towns that content/company.yaml lists as the service area, for structured data. */
export const areasServed = (lang: Language): string[] =>
  company.areasServed.map((slug) => (isRegion(slug) ? regionData(slug) : townData(slug)).name[lang]);
