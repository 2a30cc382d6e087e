import type { Language } from '#src/lib/language.ts';
import type { ContentData } from './content.ts';

/** Names of the regions and towns that content/company.yaml lists as the service area, for structured data. */
export const areasServed = (
  { company, towns, regions }: Pick<ContentData, 'company' | 'towns' | 'regions'>,
  lang: Language,
): string[] =>
  company.areasServed.flatMap((slug) => {
    const place = regions.get(slug) ?? towns.get(slug);
    return place === undefined ? [] : [place.name[lang]];
  });
