import { type Language, languages } from '#src/lib/language.ts';
import { hasPage, href, type PageId, routes, rowOf } from '#src/routing/routes.ts';
import { isRelease } from '../support/extent.ts';

/** Paths of all pages of the table, in both languages. */
export const allPaths: string[] = [...routes.keys()].flatMap((id) =>
  languages.map((lang) => rowOf(id).path[lang]),
);

/** An address without a page; a static host answers it with the not-found page. */
export const nowhere = '/fr/nulle-part';

/** One page of each kind: what differs in more than words. Long and short towns are two kinds, an article with a table and one without too. */
const wanted: PageId[] = [
  'home',
  'region/brussels',
  'town/liedekerke',
  'town/aalst',
  'service/boiler-installation',
  'service/boiler-maintenance',
  'service/boiler-repair',
  'service/heat-pump',
  'service/underfloor-heating',
  'blog',
  'article/choisir-pompe-chaleur-bruxelles-2025',
  'article/trouver-chauffagiste',
  'brands',
  'brand/vaillant',
  'heat-pump-check',
  'fault-finder',
  'about',
  'projects',
  'legal',
  'service-area',
  'maintenance-due',
  'accessibility',
];
const ids = wanted.filter(hasPage);

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
