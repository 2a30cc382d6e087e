import words from './help/words.json';

export type Word = keyof typeof words;
export const deskLanguages = ['fr', 'nl', 'en'] as const;
export type DeskLanguage = (typeof deskLanguages)[number];

/** Translates the texts of the desk. */
export type Say = (word: Word, value?: string | number) => string;

export const sayIn =
  (language: DeskLanguage): Say =>
  (word, value = '') =>
    words[word][deskLanguages.indexOf(language)]?.replace('{0}', String(value)) ?? word;
