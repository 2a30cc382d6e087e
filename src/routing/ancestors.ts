import { rowOf } from '#src/site.ts';
import type { PageId } from './routes.ts';

/** Id of the page above a page; null for the home page. */
export const parentOf = (id: PageId): PageId | null =>
  (rowOf(id).type.parent?.id as PageId | undefined) ?? null;

/** Ids from home down to the page's parent: the breadcrumb trail without the page itself. */
export const ancestorsOf = (id: PageId): PageId[] => {
  const parent = parentOf(id);
  return parent === null ? [] : [...ancestorsOf(parent), parent];
};
