import words from './help/words.json';

export type Word = keyof typeof words;
export const deskLanguages = ['fr', 'nl', 'en'] as const;
export type DeskLanguage = (typeof deskLanguages)[number];

/** Translates the texts of the desk. Of a text with a singular and a plural, `one | many`, a number chooses. */
export type Say = (word: Word, value?: string | number) => string;

export const sayIn = (language: DeskLanguage): Say => {
  const plural = new Intl.PluralRules(language);
  return (word, value = '') => {
    const [one = word, other = one] = words[word][deskLanguages.indexOf(language)]?.split(' | ') ?? [];
    const text = typeof value === 'number' && plural.select(value) === 'one' ? one : other;
    return text.replace('{0}', () => String(value));
  };
};
