import type { Language } from '#src/lib/language.ts';
import type { PageContent } from '#src/page-types/define-page-type.ts';
import { type PageId, rowOf } from '#src/routing/routes.ts';
import { article } from './articles.ts';
import { copyOf } from './copy.ts';
import { folderOf } from './schemas.ts';
import { ui } from './ui.ts';

/** The argument of the functions of a page's descriptor. Copy and labels are read on first access. @throws ContentError */
export const pageContent = (id: PageId, lang: Language): PageContent => {
  const { kind, slug } = rowOf(id);
  return {
    lang,
    slug,
    get copy() {
      return kind.copy === 'markdown' ? article(slug, lang) : copyOf(folderOf(kind, slug), lang);
    },
    get ui() {
      return ui(lang);
    },
  };
};

/** Short name of a page, for breadcrumbs. */
export const pageName = (id: PageId, lang: Language): string => rowOf(id).kind.name(pageContent(id, lang));
