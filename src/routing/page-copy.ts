import { type CopyName, isCopyName } from '#src/content/schemas/copy/registry.ts';
import type { Language } from '#src/lib/language.ts';
import type { PageId } from './routes.ts';

/** Copy that pages of a kind share, by the first part of their ids. */
const shared: Record<string, CopyName> = {
  town: 'place-labels',
  region: 'place-labels',
  brand: 'fault-labels',
};

/** Folders of content/copy/ that hold the sentences of a page; none for an article, which is a file of its own. */
export const copyNamesOf = (id: PageId, lang: Language): CopyName[] => {
  const [kind = ''] = id.split('/');
  const labels = shared[kind];
  return [
    ...[id.replace('/', '-'), ...(id === 'home' && lang === 'fr' ? ['home-french-only'] : [])].filter(
      isCopyName,
    ),
    ...(labels === undefined ? [] : [labels]),
  ];
};
