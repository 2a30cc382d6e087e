import type { Path } from '../source/change.ts';
import facts from './help/facts.json';
import items from './help/items.json';
import names from './help/names.json';
import options from './help/options.json';
import { type DeskLanguage, deskLanguages, sayIn } from './words.ts';

type Names = Record<string, readonly string[]>;

const known: Names = { ...facts, ...names };
const choices: Names = options;
const singular: Names = items;

/** The keys of a path, without places in lists and without `items`, whose list is that of the key before it. */
const namedKeys = (path: Path): string[] =>
  path.filter((step): step is string => typeof step === 'string' && step !== 'items');

/**
 * The names of a key: those for its place first, `legal.form` below the key `legal` and `.form` at the top of a file, then
 * those that it has everywhere. Undefined where it has none.
 */
const namesAt = (path: Path): readonly string[] | undefined => {
  const key = String(path.at(-1) ?? '');
  const group = namedKeys(path.slice(0, -1)).at(-1) ?? '';
  return known[`${group}.${key}`] ?? known[key];
};

/** True of a key that has a name, and of a number, such as a postal code, which is its own. */
export const isNamed = (path: Path): boolean =>
  namesAt(path) !== undefined || /^\d+$/.test(String(path.at(-1)));

/**
 * What the key at the end of a path is called in a language of the desk. One without a name is called by the group in which
 * it stands, never by itself: keys are for programs.
 */
export const placeName = (path: Path, language: DeskLanguage): string => {
  const name = namesAt(path)?.[deskLanguages.indexOf(language)];
  if (name !== undefined) return name;
  if (isNamed(path)) return String(path.at(-1));
  const group = namedKeys(path.slice(0, -1));
  const other = sayIn(language)('otherText');
  return group.length === 0 ? other : `${placeName(group, language)}, ${other.toLowerCase()}`;
};

/** What a key is called that stands in no file, or at the top of one. */
export const nameOf = (key: string | number, language: DeskLanguage): string => placeName([key], language);

/** What an entry of a map is called: by its key, or where that has no name by its own, such as the customer of a testimonial. */
export const entryName = (path: Path, own: string, language: DeskLanguage): string =>
  own === '' || isNamed(path) ? placeName(path, language) : own;

/** What a value to choose from is called. */
export const optionName = (value: string, language: DeskLanguage): string =>
  choices[value]?.[deskLanguages.indexOf(language)] ?? value;

/**
 * What an item of a list is called, with its number: Question 2. A list called `items` is that of the key before it. The
 * list of a whole file, and a list in a list, have no name of their own.
 */
export const itemTitle = (path: Path, language: DeskLanguage): string => {
  const [before, key] = [path.at(-3) ?? '', path.at(-2) ?? ''];
  const number = Number(path.at(-1)) + 1;
  const names = singular[`${before}.${key}`] ?? singular[key === 'items' ? before : key] ?? singular[key];
  const name = names?.[deskLanguages.indexOf(language)];
  return name === undefined ? sayIn(language)('item', number) : `${name} ${number}`;
};

/** What the field of a path is called: by its key, or as an item of its list. */
export const fieldName = (path: Path, language: DeskLanguage): string => {
  const key = path.at(-1) ?? '';
  return typeof key === 'number' ? itemTitle(path, language) : placeName(path, language);
};
