import names from './help/names.json';
import options from './help/options.json';
import { type DeskLanguage, deskLanguages } from './words.ts';

type Names = Record<string, readonly string[]>;

const known: Names = names;
const choices: Names = options;

/** What a key is called in a language of the desk. The key of a fact is its name in texts, and is shown as it is. */
export const nameOf = (key: string | number, language: DeskLanguage): string =>
  known[key]?.[deskLanguages.indexOf(language)] ?? String(key);

/** What a value to choose from is called. */
export const optionName = (value: string, language: DeskLanguage): string =>
  choices[value]?.[deskLanguages.indexOf(language)] ?? value;
