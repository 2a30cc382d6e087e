import type { Location, PageEntry } from '@pajotherm/editor/contract';
import type { ContentFiles } from '#src/content/content-files.ts';
import { type Language, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { copyFolderOf, copyNamesOf } from '#src/routing/copy-names.ts';
import { type PageId, type Route, routeIn } from '#src/routing/routes.ts';

const nameOf = ({ content }: Site, id: PageId, { type, slug }: Route, lang: Language): string => {
  const copy =
    type.copy === 'markdown'
      ? content.articles[lang].find((article) => article.id === slug)
      : content.copy.get(`${copyFolderOf(type, slug)}/${lang}`);
  // TypeScript does not know that this is the copy of this type. Copy with a mistake is absent; most names do not need it.
  return type.name({ content, lang, slug, copy: (copy ?? {}) as never, ui: content.ui[lang] }) || id;
};

/** Pages that show entries without a page of their own, also while an entry has mistakes. */
export const pagesOfKinds: Readonly<Record<string, string>> = {
  projects: 'projects',
  team: 'about',
  'reviews.yaml': 'about',
};

/** All pages with their names and paths. */
export const pageEntries = (site: Site): PageEntry[] =>
  [...site.routes].map(([id, row]) => ({
    id,
    title: { fr: nameOf(site, id, row, 'fr'), nl: nameOf(site, id, row, 'nl') },
    ...row.path,
  }));

/** Files of the texts of a page: the first is its own. */
const textFilesOf = (row: Route, lang: Language): string[] => [
  ...(row.type.copy === 'markdown' ? [`content/articles/${row.slug}/${lang}.md`] : []),
  ...copyNamesOf(row, lang).map((name) => `content/copy/${name}/${lang}.yaml`),
];

/** The page whose own texts a file has; null for a file of several pages or of none. */
export const ownPageOf = ({ routes }: Site, file: string): PageId | null =>
  [...routes].find(([, row]) => languages.some((lang) => textFilesOf(row, lang)[0] === file))?.[0] ?? null;

/** The page that a file of data makes, such as that of a town. */
export const madePageOf = ({ routes, content }: Site, file: string): PageId | null =>
  [...routes].find(
    ([, { type, slug }]) => slug !== '' && type.sources?.(slug, content).includes(file),
  )?.[0] ?? null;

/** Finds the pages that show a value, the best first. */
export const pageFinder = (site: Site, files: ContentFiles) => {
  const { routes, content } = site;
  const texts = new Map(
    [...routes].map(([id, row]) => [
      id,
      languages.flatMap((lang) => textFilesOf(row, lang).map((file) => files.get(file) ?? '')).join('\n'),
    ]),
  );
  const ids = [...routes.keys()];
  /** Pages whose texts match a pattern; the page with most matches comes first. */
  const naming = (pattern: RegExp): PageId[] =>
    ids
      .map((id) => ({ id, count: texts.get(id)?.match(pattern)?.length ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .map(({ id }) => id);
  const ofFact = (name: string): PageId[] => {
    const listing = ids.filter((id) =>
      (routeIn(routes, id).type.prices as readonly string[] | undefined)?.includes(name),
    );
    return [...new Set([...listing, ...naming(new RegExp(`\\{${name.replace('.', '\\.')}[@|}]`, 'g'))])];
  };
  return ({ file, path: [key] }: Location): readonly string[] => {
    const [, facts] = /^content\/facts\/(.*)\.yaml$/.exec(file) ?? [];
    if (facts !== undefined)
      return key === undefined ? naming(new RegExp(`\\{${facts}\\.`, 'g')) : ofFact(`${facts}.${key}`);
    if (/^content\/(company|ui\/)/.test(file)) return ids;
    return ids.filter((id) => {
      const row = routeIn(routes, id);
      return (
        languages.some((lang) => textFilesOf(row, lang).includes(file)) ||
        row.type.sources?.(row.slug, content).includes(file) ||
        pagesOfKinds[file.split('/')[1] ?? ''] === id
      );
    });
  };
};
