import facts from './help/facts.json';
import names from './help/names.json';
import options from './help/options.json';
import { type DeskLanguage, deskLanguages } from './words.ts';

type Names = Record<string, readonly string[]>;

const known: Names = { ...facts, ...names };
const choices: Names = options;

/** What a key is called in a language of the desk. A fact that is not listed is called by its key, as texts name it. */
export const nameOf = (key: string | number, language: DeskLanguage): string =>
  known[key]?.[deskLanguages.indexOf(language)] ?? String(key);

/** What a value to choose from is called. */
export const optionName = (value: string, language: DeskLanguage): string =>
  choices[value]?.[deskLanguages.indexOf(language)] ?? value;
