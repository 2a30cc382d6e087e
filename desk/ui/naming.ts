import type { Path } from '../source/change.ts';
import fileNames from './help/files.json';
import { nameOf } from './names.ts';
import { type DeskLanguage, deskLanguages } from './words.ts';

/** Names of the pages that files make, as visitors read them. */
export type FileTitles = Readonly<Record<string, { fr: string; nl: string }>>;

const known: Record<string, readonly string[]> = fileNames;

/** Folder of a file, as the list of files has it. */
export const groupOf = (file: string): string =>
  file.split('/').at(2) === undefined ? 'other' : (file.split('/')[1] ?? 'other');

/** A file without its folder; both languages of a text are one entry. */
const entryOf = (file: string): string =>
  file
    .replace(/^content\//, '')
    .replace(/\/(fr|nl)\.\w+$/, '')
    .replace(/\.\w+$/, '');

/** What a file is called: the page that it makes, or what is in it. */
export const fileTitle = (file: string, titles: FileTitles, language: DeskLanguage): string => {
  const entry = entryOf(file);
  const named = known[entry]?.[deskLanguages.indexOf(language)];
  // The fault codes of a brand are called as the brand.
  const titled = titles[file.replace('content/fault-codes/', 'content/brands/')];
  return named ?? titled?.[language === 'nl' ? 'nl' : 'fr'] ?? entry.split('/').at(-1) ?? file;
};

/** Keys that name one file of a folder. */
const single: Record<string, string> = {
  facts: 'data',
  copy: 'page',
  articles: 'article',
  towns: 'town',
  regions: 'region',
  brands: 'brand',
};

/** The same with its folder and, for a text of a page, its language. */
export const fullTitle = (file: string, titles: FileTitles, language: DeskLanguage): string => {
  const group = groupOf(file);
  const [, lang] = /\/(fr|nl)\.\w+$/.exec(file) ?? [];
  const folder = group === 'other' ? '' : `${nameOf(single[group] ?? group, language)} › `;
  return `${folder}${fileTitle(file, titles, language)}${lang === undefined ? '' : ` (${lang.toUpperCase()})`}`;
};

/** What a field is called, from the top of its file. @param items names of the items that its path passes through */
export const fieldTitle = (path: Path, language: DeskLanguage, items: readonly string[] = []): string => {
  const indexes = [...path.keys()].filter((depth) => typeof path[depth] === 'number');
  return path
    .map((key, depth) => {
      if (typeof key !== 'number') return nameOf(key, language);
      const name = items[indexes.indexOf(depth)] ?? '';
      return name === '' ? `n° ${key + 1}` : `« ${name} »`;
    })
    .join(' › ');
};
