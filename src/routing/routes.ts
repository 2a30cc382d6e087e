import type { ContentData } from '#src/content/content.ts';
import type { Language } from '#src/lib/language.ts';
import type { PagePaths, PageSlugs, PageType } from '#src/page-types/define-page-type.ts';
import * as types from '#src/page-types/page-types.ts';

/**
 * The route table (spec §2; RT-1 to RT-10, NV-3), computed from the descriptors of src/page-types/ and the content. Static
 * paths, links, language switch, canonical and alternate URLs, breadcrumbs, sitemap and redirects all come from here.
 */

export type AnyPageType = (typeof types)[keyof typeof types];

/** Ids of the pages of a type: its own, or with a slug behind a slash. */
export type PageIdOf<Type> = Type extends { id: infer Id extends string; slugs: infer List extends PageSlugs }
  ? List extends null
    ? Id
    : List extends readonly (infer Slug extends string)[]
      ? `${Id}/${Slug}`
      : `${Id}/${string}`
  : never;

export type PageId = PageIdOf<AnyPageType>;

export interface Route {
  type: PageType;
  /** Last part of the id of one of many pages; empty for a page of its own type. */
  slug: string;
  path: PagePaths;
}

/** Every page of the site, once, under its id. */
export type Routes = ReadonlyMap<PageId, Route>;

/** All descriptors. */
export const pageTypes: readonly PageType[] = Object.values(types);

const slugsOf = ({ slugs }: PageType, data: ContentData): readonly string[] => {
  if (slugs === null) return [''];
  return typeof slugs === 'function' ? slugs(data) : slugs;
};

/** The route table of some content. */
export const routesOf = (data: ContentData): Routes =>
  new Map(
    pageTypes
      .filter((type) => type.isPublished?.(data) ?? true)
      .flatMap((type) =>
        slugsOf(type, data).map((slug): [PageId, Route] => [
          (type.slugs === null ? type.id : `${type.id}/${slug}`) as PageId,
          { type, slug, path: type.path(slug) },
        ]),
      ),
  );

/**
 * The route of a page.
 * @throws when the table has no such page, naming the ids it has.
 */
export const routeIn = (routes: Routes, id: PageId): Route => {
  const route = routes.get(id);
  if (route !== undefined) return route;
  throw new Error(
    `Unknown page "${id}". A link must name a page of src/page-types/, or visitors end on the not-found page. Known ids: ${[...routes.keys()].join(', ')}`,
  );
};

/** Path of a page in one language, optionally with a fragment. */
export const hrefIn = (routes: Routes, id: PageId, lang: Language, fragment?: string): string =>
  routeIn(routes, id).path[lang] + (fragment === undefined ? '' : `#${fragment}`);

/** The type that makes a page of content of this id, and its slug, whether the page is there or not; else null. */
export const pageTypeAndSlugOf = (id: string): { type: PageType; slug: string } | null => {
  const [, prefix, slug = ''] = /^(.*)\/([a-z0-9-]+)$/.exec(id) ?? [];
  const type = pageTypes.find((one) => one.id === prefix && typeof one.slugs === 'function');
  return type === undefined ? null : { type, slug };
};
