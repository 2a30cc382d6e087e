import type { Language } from '#src/lib/language.ts';
import { regionSlugs } from '../schemas/places.ts';
import { company } from './company.ts';
import { regionData, townData } from './places.ts';

const isRegion = (slug: string): boolean => regionSlugs.some((region) => region === slug);

/** Where the company works, by name, for structured data: the places content/company.yaml lists. */
export const areasServed = (lang: Language): string[] =>
  company.areasServed.map((slug) => (isRegion(slug) ? regionData(slug) : townData(slug)).name[lang]);
