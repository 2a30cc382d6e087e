import names from './help/names.json';
import { type DeskLanguage, deskLanguages } from './words.ts';

/** What keys and folders are called; a key that is not listed is shown as it is written. */
const known: Record<string, readonly string[]> = names;

/** What a key is called in a language of the desk. */
export const nameOf = (key: string | number, language: DeskLanguage): string =>
  known[key]?.[deskLanguages.indexOf(language)] ?? String(key);
