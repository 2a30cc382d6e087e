import { type Language, languages } from '#src/lib/language.ts';
import { type PageId, pageTypes } from '#src/routing/routes.ts';
import { href, routes, rowOf } from '#src/site.ts';
import { isRelease } from '../support/extent.ts';

/** Paths of all pages of the table, in both languages. */
export const allPaths: string[] = [...routes.keys()].flatMap((id) =>
  languages.map((lang) => rowOf(id).path[lang]),
);

/** An address without a page; a static host answers it with the not-found page. */
export const nowhere = '/fr/nulle-part';

/** Of kinds with many pages, those that differ in more than words: long and short towns, an article with a table and one without. */
const representatives: PageId[] = [
  'town/liedekerke',
  'town/aalst',
  'article/choisir-pompe-chaleur-bruxelles-2025',
  'article/trouver-chauffagiste',
  'brand/vaillant',
];

const ids = pageTypes.flatMap((kind): PageId[] => {
  const own = [...routes].filter(([, row]) => row.type === kind).map(([id]) => id);
  const chosen = own.filter((id) => representatives.includes(id));
  return chosen.length > 0 ? chosen : own.slice(0, 1);
});

/** The kinds with the path of their page, in a language. */
export const kindsIn = (lang: Language): { kind: PageId; path: string }[] =>
  ids.map((kind) => ({ kind, path: href(kind, lang) }));

/** The kinds, every second one in Dutch: half the time of both languages, and no kind left out. */
export const kinds: { kind: string; path: string }[] = [
  ...ids.map((kind, index) => ({ kind, path: href(kind, index % 2 === 0 ? 'nl' : 'fr') })),
  { kind: 'home in French', path: href('home', 'fr') },
  { kind: 'not found', path: nowhere },
  { kind: 'the language gate', path: '/' },
];

/** `npm run test:release`: all kinds; `npm test`: those whose first sections are built of different components. */
export const testedKinds = kinds.filter(
  ({ kind }) =>
    isRelease ||
    /^(?:home$|town\/aalst|service\/boiler-repair|service\/heat-pump|article\/trouver|brand\/|fault-finder|maintenance-due)/.test(
      kind,
    ),
);
