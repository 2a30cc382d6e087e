import type { Language, LocalisedText } from './values.ts';

/** A number as people in Belgium type it. `isThousands`: a dot or comma was read as a separator of thousands. */
export interface ParsedNumber {
  value: number;
  isThousands: boolean;
}

/** Reads `1690`, `1.690`, `1 690,50`, `159.5`, `€ 159`; null for any other text. A dot or comma before three digits separates thousands. */
export const parseNumber = (typed: string): ParsedNumber | null => {
  const text = typed.replace(/[\s\u00a0\u202f€%]/g, '');
  if (!/^-?\d+(?:[.,]\d+)*$/.test(text)) return null;
  const isThousands = /^-?[1-9]\d{0,2}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(text);
  const whole = isThousands ? text.replace(/[.,](?=\d{3})/g, '') : text;
  const value = Number(whole.replace(',', '.'));
  return Number.isNaN(value) ? null : { value, isThousands };
};

/** A number for an input: a comma before decimals, no separator of thousands. */
export const plainNumber = (value: number): string => String(value).replace('.', ',');

/** A number for a sentence, with the separator of thousands of the language. */
export const groupedNumber = (value: number, language: Language) => value.toLocaleString(`${language}-BE`);

/**
 * The question about a number that is at least five times as much as the old number, or a fifth of it; null for any other.
 * @param name of the value
 * @param vat the new price with VAT, as pages print it; '' for what is no price
 */
export const unusualNumberQuestion = (
  before: unknown,
  after: unknown,
  name: LocalisedText,
  vat: LocalisedText,
): LocalisedText | null => {
  if (typeof before !== 'number' || typeof after !== 'number' || before <= 0) return null;
  const ratio = after / before;
  if (ratio < 5 && ratio > 0.2) return null;
  return {
    fr: `${name.fr} : ${groupedNumber(after, 'fr')}${vat.fr && ` € sans TVA, donc ${vat.fr},`} au lieu de ${groupedNumber(before, 'fr')}. Est-ce bien ce que vous voulez ?`,
    nl: `${name.nl}: ${groupedNumber(after, 'nl')}${vat.nl && ` € zonder btw, dus ${vat.nl},`} in plaats van ${groupedNumber(before, 'nl')}. Is dat wat u wilt?`,
  };
};
