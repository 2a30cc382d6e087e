import { expect, test } from 'vitest';
import { faultCodePattern } from '../fault-codes.ts';
import { checkDigitsInTexts } from './digits-in-texts.ts';

const numbersIn = (text: string, allowedDigits: RegExp[] = []): unknown[] => {
  const found: unknown[] = [];
  checkDigitsInTexts('x', { text }, { allowedDigits }, ({ params }) => found.push(params.number));
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
  expect(numbersIn('De 9 h à 13 h pour 159 €, en 2 h, ou 159 €.')).toEqual(['159', '2']);
});

test('BC-1: a year may stand in a sentence; an amount of four digits, a date and a year of another century are facts', () => {
  for (const text of ['Une maison de 1960.', 'Huizen van vóór 1975 (of 1980).', 'De 1960 à 1975.'])
    expect(numbersIn(text), text).toEqual([]);
  for (const amount of ['1960 €', '€ 1960', '1960 kWh', '1.960', '1 960', '1960,50', '2011/83', '1860'])
    expect(numbersIn(`Pour ${amount}.`), amount).not.toEqual([]);
  expect(numbersIn('Le 3 mars 1960.')).toEqual(['3']);
});

test('BC-1: the fault codes of the brands may stand in a sentence; amounts and other codes may not', () => {
  const codes = faultCodePattern([
    {
      codesOnBrandPage: [{ code: '108', advice: 'fan', manualVerdict: 'agrees' }],
      families: [],
      codes: ['F.62', 'A1', 'A1 281', '50'].map((code) => ({
        code,
        families: ['all'],
        subject: 'fan' as const,
        severity: 'technician' as const,
        firstCheck: 'none' as const,
        meaning: { fr: 'x', nl: 'x' },
      })),
    },
  ]);
  expect(numbersIn('Codes d’erreur F.62, A1 281, A1 et 108.', [codes])).toEqual([]);
  expect(numbersIn('Le code F.621.', [codes])).toEqual(['F.621']);
  for (const amount of ['Pour 108 €.', 'Voor € 108.', 'Après 108 jours.'])
    expect(numbersIn(amount, [codes]), amount).toEqual(['108']);
  expect(numbersIn('Depuis 50 ans.', [codes])).toEqual(['50']);
});
