import type { Language } from '#src/lib/language.ts';
import type { PageContext } from '#src/page-types/define-page-type.ts';
import { content, copyOf, routeOf } from '#src/site.ts';
import { copyFolderOf } from './copy-names.ts';
import type { PageId } from './routes.ts';

/** Id of the page above a page; null for the home page. */
export const parentOf = (id: PageId): PageId | null =>
  (routeOf(id).type.parent?.id as PageId | undefined) ?? null;

/** Ids from home down to the page's parent: the breadcrumb trail without the page itself. */
export const ancestorsOf = (id: PageId): PageId[] => {
  const parent = parentOf(id);
  return parent === null ? [] : [...ancestorsOf(parent), parent];
};

/** The argument of the functions of a page's descriptor. @throws where its copy has mistakes */
export const pageContext = (id: PageId, lang: Language): PageContext => {
  const { type, slug } = routeOf(id);
  const copy = type.copy === 'markdown' ? articleOf(slug, lang) : copyOf(copyFolderOf(type, slug), lang);
  return { content, lang, slug, copy, ui: content.ui[lang] };
};

/** An article in one language. @throws where it has mistakes */
export const articleOf = (id: string, lang: Language) => {
  const article = content.articles[lang].find((one) => one.id === id);
  if (article !== undefined) return article;
  throw new Error(`content/articles/${id}/${lang}.md has mistakes, so its page cannot be made.`);
};

/** Short name of a page, for breadcrumbs. */
export const pageName = (id: PageId, lang: Language): string => routeOf(id).type.name(pageContext(id, lang));
