/** The pages that tests visit. */

import { type Language, languages } from '#src/lib/language.ts';
import { type PageId, pageTypes } from '#src/routing/routes.ts';
import { href, routes } from '#src/site.ts';
import { isRelease } from '../support/test-scope.ts';

/** Paths of all pages, in both languages. */
export const allPaths: string[] = [...routes.keys()].flatMap((id) => languages.map((lang) => href(id, lang)));

/** A URL without a page; a static host answers it with the not-found page. */
export const unknownPath = '/fr/nulle-part';

/** The pages to visit of types whose pages differ in layout. Of any other type the first page is visited. */
const chosenSampleIds: PageId[] = [
  'town/liedekerke',
  'town/aalst',
  'article/choisir-pompe-chaleur-bruxelles-2025',
  'article/trouver-chauffagiste',
  'brand/vaillant',
];

const sampleIds = pageTypes.flatMap(({ id: type }): PageId[] => {
  const pageIds = [...routes.keys()].filter((id) => id === type || id.startsWith(`${type}/`));
  const samples = pageIds.filter((id) => chosenSampleIds.includes(id));
  return samples.length > 0 ? samples : pageIds.slice(0, 1);
});

/** A page of each type in a language; of some types, several that differ. */
export const samplePages = (lang: Language): { id: PageId; path: string }[] =>
  sampleIds.map((id) => ({ id, path: href(id, lang) }));

/**
 * Paths of a page of each type, in Dutch and French by turns, because both languages would take twice the time; then the
 * French home page, an unknown path and the language gate.
 */
export const samplePaths: string[] = [
  ...sampleIds.map((id, index) => href(id, index % 2 === 0 ? 'nl' : 'fr')),
  href('home', 'fr'),
  unknownPath,
  '/',
];

/** All sample paths in `npm run test:release`; in `npm test` a home page, a town, a service, an article and a tool. */
export const quickSamplePaths = samplePaths.filter(
  (path) => isRelease || /^\/nl$|aalst|ketelherstelling|depannage|trouver-|codes-erreur|foutcodes/.test(path),
);

/** Runs a check on each page. Returns the problems that it finds, each after the path of its page. */
export const problemsOn = async (
  paths: readonly string[],
  check: (path: string) => Promise<readonly string[]>,
): Promise<string[]> => {
  const problems: string[] = [];
  for (const path of paths) for (const problem of await check(path)) problems.push(`${path}: ${problem}`);
  return problems;
};
