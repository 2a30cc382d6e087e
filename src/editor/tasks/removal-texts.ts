import type { Location, Reread } from '@pajotherm/editor/contract';
import { perLanguage } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { withoutCodeException } from './brand-exceptions.ts';
import { isInCodeExample } from './code-examples.ts';
import { recountBrands, recountLists, recountTowns } from './counted-texts.ts';
import {
  type Clashing,
  languageOf,
  type Rewrite,
  rewrittenBy,
  shownTexts,
  type Written,
} from './mentions.ts';
import { namePattern, removeFromLists } from './name-lists.ts';
import type { Removable } from './removable.ts';

/** A link to a page of the content: its words, and the id of the page. */
export const contentLinkPattern = /\[([^\]]*)\]\(page:((?:article|town|brand)\/[\w-]+)(?:#[\w-]*)?\)/g;

/** Removes the links to a page from a text; their words stay. */
const withoutLinks = (text: string, id: string): string =>
  text.replace(contentLinkPattern, (whole, words, target) => (target === id ? words : whole));

/** What takes a removed brand or town out of lists and counts. Other things are not counted. */
const rewritingsFor = (site: Site, { id, slug, name }: Removable): Rewrite[] => {
  const { brands, towns, faultCodes } = site.content;
  if (id.startsWith('brand/')) {
    const change = { all: -1, withCodes: faultCodes.has(slug) ? -1 : 0 };
    const names = [...brands.values()].map((one) => one.name);
    return [
      removeFromLists(names, name.fr),
      withoutCodeException(names, name.fr),
      recountBrands(site, change),
      recountLists(site, slug),
    ];
  }
  if (!id.startsWith('town/')) return [];
  const removeIn = perLanguage((lang) =>
    removeFromLists(
      [...towns.values()].map((one) => one.name[lang]),
      name[lang],
    ),
  );
  return [(one) => removeIn[languageOf(one)](one), recountTowns(site)];
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
    ({ text }) => withoutLinks(text, id),
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
  const why = {
    fr: `à ôter : ${name.fr} n’est plus sur le site`,
    nl: `weg te laten: ${name.nl} staat niet meer op de site`,
  };
  return { changed, ...shownTexts(changed, clashing, why) };
};
