import { regionSlugs } from '#src/content/schemas/places.ts';
import type { Language } from '#src/lib/language.ts';
import { content, hasPage, href } from '#src/site.ts';

/** Returns links to the pages of the regions and towns, if these pages exist. */
export const placeLinkGroups = (labels: { regions: string; towns: string }, lang: Language) => {
  const regions = regionSlugs.map((slug) => [`region/${slug}`, content.regions.of(slug).name] as const);
  const towns = [...content.towns].map(([slug, { name }]) => [`town/${slug}`, name] as const);
  const linksTo = (places: readonly (readonly [id: string, name: Record<Language, string>])[]) =>
    places.flatMap(([id, name]) => (hasPage(id) ? [{ href: href(id, lang), label: name[lang] }] : []));
  return [
    { label: labels.regions, links: linksTo(regions) },
    { label: labels.towns, links: linksTo(towns) },
  ];
};
