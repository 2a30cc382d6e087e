import { type Language, normaliseForSearch, parseNumber, type Reference, stemsOf } from '../../shared/api.ts';

/** A number in a text, with the sign or the word for euros beside it. */
const numberPattern =
  /(?:€\s?)?(?:\d{1,3}(?:[.\s]\d{3})+(?!\d)|\d+)(?:[.,]\d+)*(?:\s?(?:€|euros?\b|EUR\b))?/gi;

/** A unit after a number that is no price. */
const otherUnitPattern = /^\s?(?:%|°|[kc]?m[²2³3]?\b|kW)/;

/**
 * The numbers in a text that equal values of the site, which the owner can put in their place: a value by its printed words
 * (`24 h`), or else a price by its amount (`159`). Those whose label has most words of the text come first.
 */
export const replaceableNumbers = (text: string, references: readonly Reference[], language: Language) => {
  const plain = text.replace(/\s/g, ' ');
  const wordsOf = ({ printed }: Reference) => printed[language].replace(/\s/g, ' ');
  const whole = normaliseForSearch(text);
  const sharedWords = ({ label }: Reference) =>
    stemsOf(label[language].replace(/[,(].*/, '')).filter((word) => word.length > 3 && whole.includes(word))
      .length;
  let end = 0;
  return [...plain.matchAll(numberPattern)].flatMap(({ 0: number, index: at }) => {
    const rest = plain.slice(at);
    const begun = references
      .map(wordsOf)
      .filter((one) => /\D/.test(one) && rest.startsWith(one) && !/^[\p{L}\d]/u.test(rest.slice(one.length)));
    const [words] = begun.toSorted((one, other) => other.length - one.length);
    const isPrice = words === undefined && !otherUnitPattern.test(rest.slice(number.length));
    const amount = parseNumber(number.replace(/\p{L}/gu, ''))?.value;
    const values = references.filter((one) =>
      isPrice ? one.kind === 'price' && parseNumber(wordsOf(one))?.value === amount : wordsOf(one) === words,
    );
    if (at < end || values.length === 0 || (isPrice && amount === undefined)) return [];
    const typed = words ?? number;
    end = at + typed.length;
    values.sort((one, other) => sharedWords(other) - sharedWords(one));
    return [{ typed, at, values }];
  });
};
