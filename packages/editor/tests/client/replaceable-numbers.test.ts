import { expect, test } from 'vitest';
import { replaceableNumbers } from '../../client/rich/replaceable-numbers.ts';
import type { Reference } from '../../shared/api.ts';

const printedAs = (fr: string, nl: string, kind: Reference['kind']): Reference => {
  return { name: fr, label: { fr, nl }, printed: { fr, nl }, location: null, kind };
};
const references = [
  printedAs('165 €', '€ 165', 'price'),
  printedAs('1.690 €', '€ 1.690', 'price'),
  printedAs('24 h', '24 uur', 'fact'),
  printedAs('24', '24', 'fact'),
];
const typed = (text: string, language: 'fr' | 'nl' = 'fr') =>
  replaceableNumbers(text, references, language).map((one) => [
    one.typed,
    ...one.values.map(({ name }) => name),
  ]);

test('all numbers that are values of the site are found: a price by its amount, a delay by its words', () => {
  expect(typed('Dès 165 euros, ou 1 690 EUR, sous 24 h.')).toEqual([
    ['165 euros', '165 €'],
    ['1 690 EUR', '1.690 €'],
    ['24 h', '24 h'],
  ]);
  expect(typed('Vanaf € 165 binnen 24 uur', 'nl')).toEqual([
    ['€ 165', '165 €'],
    ['24 uur', '24 h'],
  ]);
  expect(typed('165 europarcs, 2026')).toEqual([['165', '165 €']]);
});

test('a number with another unit, or a part of another number, is no value', () => {
  expect(typed('Sous 165 m², 165 % et 165 km, en 24 heures, 1655 ou 2.165')).toEqual([]);
});
