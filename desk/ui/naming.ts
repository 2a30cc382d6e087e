import type { Path } from '../source/change.ts';
import fileNames from './help/files.json';
import { entryName, placeName } from './names.ts';
import { type DeskLanguage, deskLanguages } from './words.ts';

/**
 * Names of the pages that files make, as visitors read them; and under `id:` what the ids that texts and lists name are
 * called: `id:brand/bosch`, `id:brand-bosch`, `id:f2digit`.
 */
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

/** The file whose name a file has: the fault codes of a brand are called as the brand. */
const titledFile = (file: string): string => file.replace('content/fault-codes/', 'content/brands/');

/** What a file is called: the page that it makes, or what is in it. */
export const fileTitle = (file: string, titles: FileTitles, language: DeskLanguage): string => {
  const entry = entryOf(file);
  const named = known[entry]?.[deskLanguages.indexOf(language)];
  const titled = titles[titledFile(file)];
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
  const folder = group === 'other' ? '' : `${placeName(['files', single[group] ?? group], language)} › `;
  return `${folder}${fileTitle(file, titles, language)}${lang === undefined ? '' : ` (${lang.toUpperCase()})`}`;
};

/** The same of a file that is removed, whose page had a name. */
export const differenceTitle = (
  { file, title }: { file: string; title?: { fr: string; nl: string } },
  titles: FileTitles,
  language: DeskLanguage,
): string =>
  fullTitle(file, title === undefined ? titles : { ...titles, [titledFile(file)]: title }, language);

/** The name of the page, brand, town, region, article or family of boilers that a text names by its id; any other text as it is. */
export const thingName = (text: string, titles: FileTitles, language: DeskLanguage): string => {
  const files = [
    ...['brands', 'towns', 'regions'].map((folder) => `${folder}/${text}.yaml`),
    `articles/${text}/fr.md`,
  ];
  const [title] = [`id:${text}`, ...files.map((file) => `content/${file}`)].flatMap(
    (key) => titles[key] ?? [],
  );
  return title?.[language === 'nl' ? 'nl' : 'fr'] ?? text;
};

/** What a field is called, from the top of its file. @param items what the steps of its path lead to is called */
export const fieldTitle = (
  path: Path,
  language: DeskLanguage,
  items: readonly string[],
  titles: FileTitles,
): string =>
  path
    .map((key, depth) => {
      const own = thingName(items[depth] ?? '', titles, language);
      if (typeof key !== 'number') return entryName(path.slice(0, depth + 1), own, language);
      return own === '' ? `n° ${key + 1}` : `« ${own} »`;
    })
    .join(' › ');

/** Things by what they are called, as the language of the desk orders words. */
export const inOrder = <T>(things: readonly T[], name: (thing: T) => string, language: DeskLanguage): T[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...things].sort((one, other) => compare(name(one), name(other)));
};
