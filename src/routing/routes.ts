import { foldersIn } from '#src/content/io/folders.ts';
import type { RegionSlug } from '#src/content/schemas/places.ts';
import { type Language, languages, otherLanguage } from '#src/lib/language.ts';

/**
 * The one route table (spec §2; RT-1 to RT-10, NV-3). Static paths, links, language switch, canonical and
 * alternate addresses, breadcrumbs, sitemap and redirects all come from here and from nothing else.
 */

/** Both addresses of a page. A page without a Dutch or a French path does not compile (RT-10). */
export type Paths = Record<Language, `/${Language}${string}`> & { fr: `/fr${string}`; nl: `/nl${string}` };

interface PageOptions {
  path: Paths;
  parent: FixedPageId | null;
  /** False for pages that search engines must leave out (RT-7). */
  indexed?: boolean;
}

/** One row of the table. */
export interface PageRow {
  path: Paths;
  parent: FixedPageId | null;
  indexed: boolean;
}

/** Builds a row; pages are indexed unless they say otherwise. */
export const page = ({ path, parent, indexed = true }: PageOptions): PageRow => ({ path, parent, indexed });

/** Pages that no content file makes: a new one needs a row below, a name, and words and a scene to be shared with. */
export type FixedPageId =
  | 'home'
  | `region/${RegionSlug}`
  | 'service/boiler-installation'
  | 'service/boiler-maintenance'
  | 'service/boiler-repair'
  | 'service/heat-pump'
  | 'service/underfloor-heating'
  | 'blog'
  | 'brands'
  | 'about'
  | 'projects'
  | 'legal'
  | 'accessibility';

/** Id of a page. Rows of towns, brands and articles are named after their content files. */
export type PageId = FixedPageId | ContentPageId;

const fixedPages: Record<FixedPageId, PageRow> = {
  home: page({ path: { fr: '/fr', nl: '/nl' }, parent: null }),
  'region/brussels': page({
    path: { fr: '/fr/chauffage-bruxelles', nl: '/nl/verwarming-brussel' },
    parent: 'home',
  }),
  'region/flemish-brabant': page({
    path: { fr: '/fr/chauffage-brabant-flamand', nl: '/nl/verwarming-vlaams-brabant' },
    parent: 'home',
  }),
  'region/walloon-brabant': page({
    path: { fr: '/fr/chauffage-brabant-wallon', nl: '/nl/verwarming-waals-brabant' },
    parent: 'home',
  }),
  'service/boiler-installation': page({
    path: { fr: '/fr/services/installation-chaudiere', nl: '/nl/diensten/ketelinstallatie' },
    parent: 'home',
  }),
  'service/boiler-maintenance': page({
    path: { fr: '/fr/services/entretien-chaudiere', nl: '/nl/diensten/ketelonderhoud' },
    parent: 'home',
  }),
  'service/boiler-repair': page({
    path: { fr: '/fr/services/depannage-chaudiere', nl: '/nl/diensten/ketelherstelling' },
    parent: 'home',
  }),
  'service/heat-pump': page({
    path: { fr: '/fr/services/pompe-a-chaleur', nl: '/nl/diensten/warmtepomp' },
    parent: 'home',
  }),
  'service/underfloor-heating': page({
    path: { fr: '/fr/services/chauffage-par-le-sol', nl: '/nl/diensten/vloerverwarming' },
    parent: 'home',
  }),
  blog: page({ path: { fr: '/fr/blog', nl: '/nl/blog' }, parent: 'home' }),
  brands: page({ path: { fr: '/fr/marques', nl: '/nl/marques' }, parent: 'home' }),
  about: page({ path: { fr: '/fr/a-propos', nl: '/nl/over-ons' }, parent: 'home' }),
  projects: page({ path: { fr: '/fr/projets', nl: '/nl/projecten' }, parent: 'home' }),
  legal: page({
    path: { fr: '/fr/mentions-legales', nl: '/nl/juridische-vermeldingen' },
    parent: 'home',
    indexed: false,
  }),
  accessibility: page({ path: { fr: '/fr/accessibilite', nl: '/nl/toegankelijkheid' }, parent: 'home' }),
};

/** Names of the folders under `content/<folder>` that start with `prefix`, without it; sorted. */
const slugsIn = (folder: string, prefix: string): string[] =>
  foldersIn(`content/${folder}`)
    .filter((name) => name.startsWith(prefix) && name !== prefix)
    .map((name) => name.slice(prefix.length))
    .sort();

/** Id of a page that content makes, of which there may be any number. */
export type ContentPageId = `town/${string}` | `brand/${string}` | `article/${string}`;

/** Both addresses of a page that content makes, whether it is there or not: they follow from the name of its files. */
export const pathsOf = (id: ContentPageId): Paths => {
  const slug = id.slice(id.indexOf('/') + 1);
  if (id.startsWith('town/')) {
    return { fr: `/fr/chauffagiste-${slug}`, nl: `/nl/verwarmingsinstallateur-${slug}` };
  }
  const section = id.startsWith('brand/') ? 'marques' : 'blog';
  return { fr: `/fr/${section}/${slug}`, nl: `/nl/${section}/${slug}` };
};

const rows = (): Map<PageId, PageRow> => {
  const table = new Map<PageId, PageRow>(Object.entries(fixedPages) as [FixedPageId, PageRow][]);
  for (const slug of slugsIn('copy', 'town-')) {
    table.set(`town/${slug}`, page({ path: pathsOf(`town/${slug}`), parent: 'home' }));
  }
  for (const slug of slugsIn('copy', 'brand-')) {
    table.set(`brand/${slug}`, page({ path: pathsOf(`brand/${slug}`), parent: 'brands' }));
  }
  for (const id of slugsIn('articles', '')) {
    table.set(`article/${id}`, page({ path: pathsOf(`article/${id}`), parent: 'blog' }));
  }
  return table;
};

/** Every page of the site, once, under its id. */
export const routes: ReadonlyMap<PageId, PageRow> = rows();

/** True where the table has the page; for links that only make sense when their target exists. */
export const hasPage = (id: string): id is PageId => routes.has(id as PageId);

/**
 * The row of a page.
 * @throws when the table has no such page, naming the ids it has.
 */
export const rowOf = (id: PageId): PageRow => {
  const row = routes.get(id);
  if (row === undefined) {
    throw new Error(
      `Unknown page "${id}". A link must name a page of src/routing/routes.ts, or visitors end on the not-found page. Known ids: ${[...routes.keys()].join(', ')}`,
    );
  }
  return row;
};

/** Path of a page in one language, optionally with a fragment: the only way to write an internal link. */
export const href = (id: PageId, lang: Language, fragment?: string): string =>
  rowOf(id).path[lang] + (fragment === undefined ? '' : `#${fragment}`);

/** Ids from home down to the page's parent: the breadcrumb trail without the page itself. */
export const ancestorsOf = (id: PageId): PageId[] => {
  const { parent } = rowOf(id);
  return parent === null ? [] : [...ancestorsOf(parent), parent];
};

/** A permanent redirect from a mechanical address to the page meant. */
export interface Redirect {
  from: string;
  to: string;
}

/** A path as the language switch of spec §4 makes it mechanically: the other language's prefix, the rest unchanged. */
export const mechanicalFrom = (path: Paths[Language]): string => {
  const lang = languages.find((language) => path.startsWith(`/${language}`)) ?? 'fr';
  return path.replace(`/${lang}`, `/${otherLanguage[lang]}`);
};

/**
 * Redirects of the addresses that the language switch of spec §4 makes mechanically: the other prefix with an
 * unchanged path (NV-3). Pages with the same path in both languages need none.
 */
export const mechanicalRedirects = (): Redirect[] =>
  [...routes.values()].flatMap(({ path }) =>
    languages.flatMap((lang) => {
      const from = mechanicalFrom(path[lang]);
      const to = path[otherLanguage[lang]];
      return from === to ? [] : [{ from, to }];
    }),
  );
