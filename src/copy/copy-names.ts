import type { Language } from '#src/lib/language.ts';
import { type PageId, rowOf } from '#src/routing/routes.ts';
import { type CopyName, folderOf } from './schemas.ts';

/** Folders of content/copy/ whose texts a page prints, except the text of an article, which is in content/articles/. */
export const copyNamesOf = (id: PageId, lang: Language): CopyName[] => {
  const { kind, slug } = rowOf(id);
  return [...(kind.copy === 'markdown' ? [] : [folderOf(kind, slug)]), ...(kind.sharedCopy?.(lang) ?? [])];
};
