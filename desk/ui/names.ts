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

/** What a key is called in a language of the desk. A fact that is not listed is called by its key, as texts name it. */
export const nameOf = (key: string | number, language: DeskLanguage): string =>
  known[key]?.[deskLanguages.indexOf(language)] ?? String(key);

/** What an entry of a map is called: by its key, or where that has no name by its own, such as the customer of a testimonial. */
export const entryName = (key: string | number, own: string, language: DeskLanguage): string =>
  own === '' || known[key] !== undefined ? nameOf(key, language) : own;

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
  const name = (singular[key === 'items' ? before : key] ?? singular[key])?.[deskLanguages.indexOf(language)];
  return name === undefined ? sayIn(language)('item', number) : `${name} ${number}`;
};

/** What the field of a path is called: by its key, or as an item of its list. */
export const fieldName = (path: Path, language: DeskLanguage): string => {
  const key = path.at(-1) ?? '';
  return typeof key === 'number' ? itemTitle(path, language) : nameOf(key, language);
};
