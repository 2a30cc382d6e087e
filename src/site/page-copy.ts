import { type CopyName, isCopyName } from '../content/copy/registry.ts';
import type { Language } from './language.ts';
import type { PageId } from './routes.ts';

/** Folders of content/copy/ that hold the sentences of a page; none for an article, which is a file of its own. */
export const copyNamesOf = (id: PageId, lang: Language): CopyName[] =>
  [id.replace('/', '-'), ...(id === 'home' && lang === 'fr' ? ['home-french-only'] : [])].filter(isCopyName);
