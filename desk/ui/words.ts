import words from './help/words.json';

export type Word = keyof typeof words;
export const deskLanguages = ['fr', 'nl', 'en'] as const;
export type DeskLanguage = (typeof deskLanguages)[number];

/** Translates the texts of the desk. */
export type Say = (word: Word, ...values: (string | number)[]) => string;

export const sayIn =
  (language: DeskLanguage): Say =>
  (word, ...values) =>
    words[word][deskLanguages.indexOf(language)]?.replace(/\{(\d)\}/g, (_, place: string) =>
      String(values[Number(place)] ?? ''),
    ) ?? word;
