import type { Language } from '#src/lib/language.ts';
import { type PageId, rowOf } from '#src/routing/routes.ts';
import { type CopyName, folderOf } from './schemas.ts';

/** Folders of content/copy/ that hold the sentences of a page; none for an article, which is a file of its own. */
export const copyNamesOf = (id: PageId, lang: Language): CopyName[] => {
  const { kind, slug } = rowOf(id);
  return [...(kind.copy === 'markdown' ? [] : [folderOf(kind, slug)]), ...(kind.sharedCopy?.(lang) ?? [])];
};
