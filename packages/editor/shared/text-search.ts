import { isObject, type Language, type Value } from './values.ts';

/** A text as visitors read it, without its markup. */
export const withoutMarkup = (text: string): string =>
  text.replace(/\*\*|\[!\w+\]|\]\([^)]*\)|\[|^(?:#+|>|-) /gm, '');

/** A text as words are compared: without accents, capitals, markup and the characters that typography adds. */
export const normaliseForSearch = (text: string): string =>
  withoutMarkup(text)
    .normalize('NFD')
    .replace(/[\p{M}\u00ad\u2060]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[’ʼ]/g, "'")
    // A unit may stand apart from its number; a word may not be joined to it.
    .replace(/(\d)\s+(?=\p{L}{1,3}(?!\p{L})|\/)/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Endings of French and Dutch words that have the same beginning: `ramoner` and `ramonage`, `vegen` and `veegt`. */
const endings = /(?:ements?|ations?|ages?|euses?|eurs?|eren|ingen|ing|ers?|ees?|en|ez|es|e|s|x)$/;

/** The stems of the words of a query, so that other forms of a word are found, too; short words stay whole. */
export const stemsOf = (query: string): string[] =>
  normaliseForSearch(query)
    .split(' ')
    .map((word) => {
      const stem = word.replace(endings, '').replace(/(.)\1$|[vz]$/, '$1');
      return stem.length < 4 ? word : stem;
    });

/** Whether a text has all words of another, in any order and form. */
export const hasWords = (text: string, words: string): boolean => {
  const whole = normaliseForSearch(text);
  return stemsOf(words).every((word) => whole.includes(word));
};

/** Keys whose values identify something for the site, and are not words for people. */
export const identifierKeys = new Set(['id', 'key', 'icon', 'slug', 'anchor', 'number']);

/** The first text in a value, shortened, by which the owner recognises the value. */
export const titleInValue = (value: Value | undefined, language: Language = 'fr'): string => {
  if (typeof value === 'string')
    return withoutMarkup(value)
      .replace(/\{[^}]*\}/g, '…')
      .replace(/^(?=.{56})(.{30,50})\s.*$/s, '$1…')
      .slice(0, 60);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isObject(value) && !Array.isArray(value)) return '';
  const texts = Object.entries(value).map(([key, one]) => [key, titleInValue(one, language)] as const);
  const named = texts.filter(([key, text]) => !identifierKeys.has(key) && !/^[a-z-]*$/.test(text));
  const [, first = ''] = named.find(([key]) => key === language) ?? named[0] ?? texts[0] ?? [];
  return first;
};
