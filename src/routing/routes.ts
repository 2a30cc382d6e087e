import type { Language } from '#src/lib/language.ts';
import type { PageType, Paths, Slugs } from '#src/page-types/define-page-type.ts';
import * as kinds from '#src/page-types/page-types.ts';

/**
 * The route table (spec §2; RT-1 to RT-10, NV-3), computed from the descriptors of src/page-types/. Static paths, links,
 * language switch, canonical and alternate addresses, breadcrumbs, sitemap and redirects all come from here.
 */

/** A descriptor of src/page-types/. */
export type Kind = (typeof kinds)[keyof typeof kinds];

/** Ids of the pages of a kind: its own, or with a slug behind a slash. */
export type IdOf<Type> = Type extends { id: infer Id extends string; slugs: infer List extends Slugs }
  ? List extends null
    ? Id
    : List extends readonly (infer Slug extends string)[]
      ? `${Id}/${Slug}`
      : `${Id}/${string}`
  : never;

/** Id of a page. */
export type PageId = IdOf<Kind>;

/** Id of a page that content makes, of which there may be any number. */
export type ContentPageId = IdOf<Extract<Kind, { slugs: () => readonly string[] }>>;

/** One row of the table. */
export interface PageRow {
  kind: PageType;
  /** Last part of the id of one of many pages; empty for a page of its own kind. */
  slug: string;
  path: Paths;
}

/** All descriptors. */
export const pageTypes: readonly PageType[] = Object.values(kinds);

const slugsOf = ({ slugs }: PageType): readonly string[] => {
  if (slugs === null) return [''];
  return typeof slugs === 'function' ? slugs() : slugs;
};

const rows = pageTypes
  .filter((kind) => kind.isPublished?.() ?? true)
  .flatMap((kind) =>
    slugsOf(kind).map((slug): [PageId, PageRow] => [
      (kind.slugs === null ? kind.id : `${kind.id}/${slug}`) as PageId,
      { kind, slug, path: kind.path(slug) },
    ]),
  );

/** Every page of the site, once, under its id. */
export const routes: ReadonlyMap<PageId, PageRow> = new Map(rows);

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
      `Unknown page "${id}". A link must name a page of src/page-types/, or visitors end on the not-found page. Known ids: ${[...routes.keys()].join(', ')}`,
    );
  }
  return row;
};

/** Path of a page in one language, optionally with a fragment: the only way to write an internal link. */
export const href = (id: PageId, lang: Language, fragment?: string): string =>
  rowOf(id).path[lang] + (fragment === undefined ? '' : `#${fragment}`);

/** Id of the page above a page; null for the home page. */
export const parentOf = (id: PageId): PageId | null =>
  (rowOf(id).kind.parent?.id as PageId | undefined) ?? null;

/** Ids from home down to the page's parent: the breadcrumb trail without the page itself. */
export const ancestorsOf = (id: PageId): PageId[] => {
  const parent = parentOf(id);
  return parent === null ? [] : [...ancestorsOf(parent), parent];
};

/** The kind that makes a page of content of this id, and its slug, whether the page is there or not; else null. */
export const contentKindOf = (id: string): { kind: PageType; slug: string } | null => {
  const [, prefix, slug = ''] = /^(.*)\/([a-z0-9-]+)$/.exec(id) ?? [];
  const kind = pageTypes.find((one) => one.id === prefix && typeof one.slugs === 'function');
  return kind === undefined ? null : { kind, slug };
};
