import type { Language } from '#src/lib/language.ts';
import type { PageContent } from '#src/page-kinds/define-page.ts';
import { type PageId, rowOf } from '#src/routing/routes.ts';
import { article } from './articles.ts';
import { copyOf } from './copy.ts';
import { folderOf } from './schemas.ts';
import { ui } from './ui.ts';

/** A page as its descriptor's functions get it; copy and labels are read when they are asked for. @throws ContentError */
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

/** Short name of a page, as breadcrumbs show it. */
export const pageName = (id: PageId, lang: Language): string => rowOf(id).kind.name(pageContent(id, lang));
