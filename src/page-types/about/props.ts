import { regionSlugs } from '#src/content/schemas/places.ts';
import type { Language } from '#src/lib/language.ts';
import { content, hasPage, href } from '#src/site.ts';

const linksTo = (places: { id: string; label: string }[], lang: Language) =>
  places.flatMap(({ id, label }) => (hasPage(id) ? [{ href: href(id, lang), label }] : []));

/** Links to the pages of the three regions and of the towns, as far as these pages exist. */
export const zoneGroups = (labels: { regions: string; towns: string }, lang: Language) => [
  {
    label: labels.regions,
    links: linksTo(
      regionSlugs.map((slug) => ({ id: `region/${slug}`, label: content.regions.of(slug).name[lang] })),
      lang,
    ),
  },
  {
    label: labels.towns,
    links: linksTo(
      [...content.towns.keys()].map((slug) => ({
        id: `town/${slug}`,
        label: content.towns.of(slug).name[lang],
      })),
      lang,
    ),
  },
];
