import words from './help/words.json';

export type Word = keyof typeof words;
export const deskLanguages = ['fr', 'nl', 'en'] as const;
export type DeskLanguage = (typeof deskLanguages)[number];

/** What the languages of the content are called. */
export const languageWord = { fr: 'french', nl: 'dutch' } as const satisfies Record<string, Word>;

/**
 * Translates the texts of the desk, with values in place of `{0}`, `{1}` … Of a text with a singular and a plural,
 * `one | many`, the first number chooses.
 */
export type Say = (word: Word, ...values: (string | number)[]) => string;

export const sayIn = (language: DeskLanguage): Say => {
  const plural = new Intl.PluralRules(language);
  return (word, ...values) => {
    const [one = word, other = one] = words[word][deskLanguages.indexOf(language)]?.split(' | ') ?? [];
    const count = values.find((value) => typeof value === 'number');
    const text = count !== undefined && plural.select(count) === 'one' ? one : other;
    return text.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''));
  };
};

/**
 * The language in which the desk opens: the one that the owner has chosen on this computer, or the first that the browser
 * asks for and the desk has.
 */
export const firstLanguage = (wanted: readonly string[], chosen: string | null): DeskLanguage =>
  deskLanguages.find((language) => language === chosen) ??
  wanted.flatMap((one) => deskLanguages.find((language) => one.startsWith(language)) ?? [])[0] ??
  'fr';
