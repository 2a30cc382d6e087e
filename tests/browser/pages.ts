/** The pages that tests visit. */

import { type Language, languages } from '#src/lib/language.ts';
import { type PageId, pageTypes } from '#src/routing/routes.ts';
import { href, routes } from '#src/site.ts';
import { isRelease } from '../support/test-scope.ts';

/** Paths of all pages, in both languages. */
export const allPaths: string[] = [...routes.keys()].flatMap((id) => languages.map((lang) => href(id, lang)));

/** An address without a page; a static host answers it with the not-found page. */
export const nowhere = '/fr/nulle-part';

/** Of types with many pages, those that differ in more than words: long and short towns, an article with a table and one without. */
const representatives: PageId[] = [
  'town/liedekerke',
  'town/aalst',
  'article/choisir-pompe-chaleur-bruxelles-2025',
  'article/trouver-chauffagiste',
  'brand/vaillant',
];

const ids = pageTypes.flatMap(({ id: type }): PageId[] => {
  const own = [...routes.keys()].filter((id) => id === type || id.startsWith(`${type}/`));
  const chosen = own.filter((id) => representatives.includes(id));
  return chosen.length > 0 ? chosen : own.slice(0, 1);
});

/** A page of each type in a language. */
export const typesIn = (lang: Language): { id: PageId; path: string }[] =>
  ids.map((id) => ({ id, path: href(id, lang) }));

/** Paths of a page of each type, every second one in Dutch: half the time of both languages, and no type left out. */
export const typePaths: string[] = [
  ...ids.map((id, index) => href(id, index % 2 === 0 ? 'nl' : 'fr')),
  href('home', 'fr'),
  nowhere,
  '/',
];

/** `npm run test:release`: a page of each type; `npm test`: those whose first sections are built of different components. */
export const sampledPaths = typePaths.filter(
  (path) =>
    isRelease ||
    /^\/nl$|aalst|ketelherstelling|depannage|pompe-a-chaleur$|warmtepomp$|trouver-|marques\/|codes-erreur|foutcodes|verplicht|obligatoire/.test(
      path,
    ),
);

/** Runs a check of each page. Returns what it finds, the path before each. */
export const faultsOn = async (
  paths: readonly string[],
  check: (path: string) => Promise<readonly string[]>,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const path of paths) for (const fault of await check(path)) faults.push(`${path}: ${fault}`);
  return faults;
};
