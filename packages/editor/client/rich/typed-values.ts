import { type Language, type Reference, readAmount } from '../../shared/api.ts';

/** A number in a text, with the sign or the word for euros beside it. */
const numberPattern =
  /(?:€\s?)?(?:\d{1,3}(?:[.\s]\d{3})+(?!\d)|\d+)(?:[.,]\d+)*(?:\s?(?:€|euros?\b|EUR\b))?/gi;

/** A unit after a number that is no price. */
const otherUnit = /^\s?(?:%|°|[kc]?m[²2³3]?\b|kW)/;

/** The longest of some texts with which another one begins, as whole words and with more than digits; '' if there is none. */
const longestStart = (text: string, starts: readonly string[]): string => {
  const found = starts.filter(
    (one) => text.startsWith(one) && /\D/.test(one) && !/^[\p{L}\d]/u.test(text.slice(one.length)),
  );
  return found.toSorted((one, other) => other.length - one.length)[0] ?? '';
};

/**
 * The numbers in a text that equal values of the site, which the owner can put in their place: a value by its printed words
 * (`24 h`), or else a price by its amount (`159`).
 */
export const typedValues = (text: string, references: readonly Reference[], language: Language) => {
  const plain = text.replace(/\s/g, ' ');
  const known = references.map((reference) => {
    const printed = reference.printed[language].replace(/\s/g, ' ');
    return {
      reference,
      printed,
      amount: reference.kind === 'price' ? readAmount(printed)?.value : undefined,
    };
  });
  let end = 0;
  return [...plain.matchAll(numberPattern)].flatMap(({ 0: number, index: at }) => {
    const words = longestStart(
      plain.slice(at),
      known.map(({ printed }) => printed),
    );
    const isPrice = words === '' && !otherUnit.test(plain.slice(at + number.length));
    const amount = isPrice ? readAmount(number.replace(/\p{L}/gu, ''))?.value : null;
    const values = known
      .filter((one) => (words === '' ? one.amount === amount && isPrice : one.printed === words))
      .map(({ reference }) => reference);
    if (at < end || values.length === 0 || amount === undefined) return [];
    const typed = words || number;
    end = at + typed.length;
    return [{ typed, at, values }];
  });
};
