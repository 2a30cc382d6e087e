import { expect, test } from 'vitest';
import { checkDigits } from './digits.ts';

const numbersIn = (text: string): unknown[] => {
  const found: unknown[] = [];
  checkDigits('x', { text }, { allowedDigits: [] }, ({ params }) => found.push(params.number));
  return found;
};

test('BC-1: a time of the clock may stand in a sentence; a delay or an amount is a fact', () => {
  for (const text of [
    'Oui, de 9 h à 13 h, sur rendez-vous.',
    'Nous commençons à 9 h 30, au plus tard avant 10h.',
    'Ja, van 9 tot 13 uur, of om 9.30 uur.',
  ])
    expect(numbersIn(text), text).toEqual([]);
  expect(numbersIn('Nous venons en 2 h.')).toEqual(['2']);
  expect(numbersIn('À 2 h de route.')).toEqual(['2']);
  expect(numbersIn('Wij komen binnen 2 uur.')).toEqual(['2']);
  expect(numbersIn('De 9 h à 13 h pour 159 €.')).toEqual(['159']);
});
