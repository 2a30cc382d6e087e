import { unitAlternation } from '#src/lib/typeset.ts';
import type { ContentData } from '../content.ts';
import { textsIn } from '../copy/texts-in.ts';
import { at, finding, type Report } from '../finding.ts';

const frenchTime = '(?:[01]?\\d|2[0-4])\\s?h(?:\\s?[0-5]\\d)?';
const dutchTime = '(?:[01]?\\d|2[0-4])(?:[.:][0-5]\\d)?';

/**
 * Times of the clock, which may stand in a sentence: "de 9 h à 13 h", "à 9 h 30"; "van 9 tot 13 uur", "om 9.30 uur". The words
 * before them tell a time from a delay ("en 2 h", "binnen 2 uur"), which is a fact and would be forgotten when it changes.
 */
const clockTimePattern = new RegExp(
  [
    `(?<!\\p{L})(?:de ${frenchTime} (?:à|jusqu['’]à)|entre ${frenchTime} et|à|dès|vers|avant|jusqu['’]à) ${frenchTime}(?! d[e'’])`,
    `(?<!\\p{L})(?:(?:van|tussen) ${dutchTime}(?: uur)? (?:tot|en)|om|vanaf|tot|vóór) ${dutchTime} uur`,
  ].join('|'),
  'giu',
);

/** A year from 1900 to 2099, which may stand in a sentence: it does not change. A unit beside it makes it an amount. */
const yearPattern = new RegExp(
  `(?<![\\p{L}\\d.,/-]|\\d\\s|€\\s?)(?:19|20)\\d\\d(?![\\p{L}\\d/-]|[.,]\\d|\\s\\d{3}(?!\\d)|\\s?(?:${unitAlternation})(?!\\p{L}))`,
  'gu',
);

/** Reports numbers of texts that are neither placeholders, times of the clock, years, fault codes nor in content/allowed-digits.yaml: they are forgotten when they change. */
export const checkDigitsInTexts = (
  file: string,
  value: unknown,
  { allowedDigits }: Pick<ContentData, 'allowedDigits'>,
  report: Report,
): void => {
  for (const { path, text } of textsIn(value)) {
    const words = text.replace(/\{[^}]*\}/g, '').replace(/\]\((?!tel:)[^)]*\)/g, ']');
    if (!/\d/.test(words)) continue;
    const rest = [clockTimePattern, ...allowedDigits, yearPattern].reduce(
      (left, pattern) => left.replace(pattern, ''),
      words,
    );
    // The punctuation and the markup of the sentence do not belong to the number.
    const numbers = (rest.match(/\S*\d\S*/g) ?? []).map((found) =>
      found.replace(/^[(«"“„*[]+|[.,;:!?…)»"”*\]]+$/g, ''),
    );
    for (const number of new Set(numbers)) report(finding('number-in-text', at(file, ...path), { number }));
  }
};
