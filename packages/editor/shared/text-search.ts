import { isObject, type Language, type Value } from './values.ts';

/** A text as one reads it: without the signs of its markup. */
export const withoutMarkup = (text: string): string =>
  text.replace(/\*\*|\[!\w+\]|\]\([^)]*\)|\[|^(?:#+|>|-) /gm, '');

/** A text by which words are compared: without accents, capitals, markup and what typography adds. */
export const fold = (text: string): string =>
  withoutMarkup(text)
    .normalize('NFD')
    .replace(/[\p{M}\u00ad\u2060]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[’ʼ]/g, "'")
    .replace(/(\d)\s+(?=\p{L}|\/)/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Endings of French and Dutch words that have the same beginning: `ramoner` and `ramonage`, `vegen` and `veegt`. */
const endings = /(?:ements?|ations?|ages?|euses?|eurs?|eren|ingen|ing|ers?|ees?|en|ez|es|e|s|x)$/;

/** The words of a query, each as the beginning by which its other forms are found as well; short ones stay whole. */
export const stemsOf = (query: string): string[] =>
  fold(query)
    .split(' ')
    .map((word) => {
      const stem = word.replace(endings, '').replace(/(.)\1$|[vz]$/, '$1');
      return stem.length < 4 ? word : stem;
    });

/** Whether a text has all words of another, in any order and form. */
export const hasWords = (text: string, words: string): boolean => {
  const whole = fold(text);
  return stemsOf(words).every((word) => whole.includes(word));
};

/** Keys whose values are for the site and not for people. */
export const identifierKeys = new Set(['id', 'key', 'icon', 'slug', 'anchor', 'number']);

/** Some words by which one knows a value: its first text. */
export const titleOf = (value: Value | undefined, language: Language = 'fr'): string => {
  if (typeof value === 'string')
    return withoutMarkup(value)
      .replace(/\{[^}]*\}/g, '…')
      .replace(/^(?=.{56})(.{30,50})\s.*$/s, '$1…')
      .slice(0, 60);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isObject(value) && !Array.isArray(value)) return '';
  const texts = Object.entries(value).map(([key, one]) => [key, titleOf(one, language)] as const);
  const named = texts.filter(([key, text]) => !identifierKeys.has(key) && !/^[a-z-]*$/.test(text));
  const [, first = ''] = named.find(([key]) => key === language) ?? named[0] ?? texts[0] ?? [];
  return first;
};
