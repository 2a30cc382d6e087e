import type { Location, Reread } from '@pajotherm/editor/contract';
import type { Site } from '#src/load-site.ts';
import { isInCodeExample } from './code-examples.ts';
import { recountedBrands, recountedLists, recountedTowns } from './counted-texts.ts';
import {
  type Clashing,
  languageOf,
  locationKey,
  locationsOf,
  rereadOf,
  rewrittenBy,
  type Written,
} from './mentions.ts';
import { listsWithout, namePattern } from './name-lists.ts';
import type { Removable } from './removable.ts';

/** A link to a page of the content: its words, and the id of the page. */
export const contentLinkPattern = /\[([^\]]*)\]\(page:((?:article|town|brand)\/[\w-]+)(?:#[\w-]*)?\)/g;

/** Removes the links to a page from a text; their words stay. */
const withoutLinks = (text: string, id: string): string =>
  text.replace(contentLinkPattern, (whole, words, target) => (target === id ? words : whole));

/** What takes a removed brand or town out of lists and counts. Other things are not counted. */
const rewritingsFor = (site: Site, { id, slug, name }: Removable) => {
  const { brands, towns, faultCodes } = site.content;
  if (id.startsWith('brand/')) {
    const change = { all: -1, withCodes: faultCodes.has(slug) ? -1 : 0 };
    const names = [...brands.values()].map((one) => one.name);
    return [
      (texts: readonly Written[]) => listsWithout(texts, names, name.fr),
      (texts: readonly Written[]) => recountedBrands(site, texts, change),
      (texts: readonly Written[]) => recountedLists(site, texts, slug),
    ];
  }
  if (!id.startsWith('town/')) return [];
  const inLanguage = (texts: readonly Written[], lang: 'fr' | 'nl') =>
    listsWithout(
      texts.filter((one) => languageOf(one) === lang),
      [...towns.values()].map((one) => one.name[lang]),
      name[lang],
    );
  return [
    (texts: readonly Written[]) => [...inLanguage(texts, 'fr'), ...inLanguage(texts, 'nl')],
    (texts: readonly Written[]) => recountedTowns(site, texts),
  ];
};

/**
 * What a removal does to the texts that stay (`left`): links to what is gone become words, lists lose its name, and number words
 * follow. `reread`: texts that still name it, or that told people to follow its link.
 */
export const removalTexts = (
  site: Site,
  removed: Removable,
  left: readonly Written[],
): { changed: Written[]; rewritten: Location[]; reread: Reread[] } => {
  const { id, name } = removed;
  const isNamed = /^(?:brand|town)\//.test(id);
  // No page shows the key words.
  const others = left.filter((one) => !isInCodeExample(one) && !one.path.includes('keywords'));
  const { texts, changed } = rewrittenBy(
    others,
    (all) => all.map((one) => ({ ...one, text: withoutLinks(one.text, id) })),
    ...rewritingsFor(site, removed),
  );
  const clashing = texts.flatMap((one, index): Clashing[] => {
    const linkWords = [...(others[index]?.text ?? '').matchAll(contentLinkPattern)].flatMap(
      ([, words = '', target]) => (target === id && one.text.includes(words) ? [words] : []),
    );
    const own = name[languageOf(one)];
    const named = isNamed && namePattern([own]).test(one.text) ? [own] : [];
    const words = [...named, ...linkWords.filter((word) => !named.some((other) => word.includes(other)))];
    return words.length > 0 ? [{ ...one, words }] : [];
  });
  const reread = rereadOf(clashing);
  const keys = new Set(reread.map(locationKey));
  const rewritten = locationsOf(changed).filter((one) => !keys.has(locationKey(one)));
  return { changed, rewritten, reread };
};
