import { expect, test } from 'vitest';
import type { Doc } from '../../desk/ui/documents.ts';
import { formsOf, shows } from '../../desk/ui/page/value-place.ts';
import { referenceTable } from '../../desk/ui/references.ts';

const references = referenceTable(
  [
    ['{prices.repair}', '159 €'],
    ['{prices.repair|incl6}', '168,54 €'],
    ['{prices.repair-kit}', '12 €'],
    ['{claims.clients@home}', '500'],
    ['{claims.clients@about}', '400'],
  ].map(([name = '', fr = '']) => ({ name, fr, nl: fr })),
);
const doc = (file: string, data: Doc['data'], now: Doc['now'] = data): Doc => ({
  ...{ file, data, now },
  hash: '',
  lang: null,
  changes: [],
});
const prices = (value: number) => ({ repair: { value, unit: 'EUR', reviewed: '2026-01-01' } });

test('DK-1: the places of a number are those of what pages print for it, in each form', () => {
  const file = 'content/facts/prices.yaml';
  expect(formsOf(doc(file, prices(159)), ['repair', 'value'], references, 'fr')).toEqual([
    '159 €',
    '168,54 €',
  ]);
  // The day of a review stands on no page.
  expect(formsOf(doc(file, prices(159)), ['repair', 'reviewed'], references, 'fr')).toEqual([]);
  expect(formsOf(doc(file, prices(159), prices(171)), ['repair', 'value'], references, 'nl')).toEqual([
    '€ 171',
  ]);
  const claims = doc('content/facts/claims.yaml', { clients: { places: { home: 500, about: 400 } } });
  expect(formsOf(claims, ['clients', 'places', 'about'], references, 'fr')).toEqual(['400']);
});

test.each([
  ['Dès 159 € HTVA', true],
  ['(159 €)', true],
  ['1 159 €', false],
  ['1.159 €', false],
  ['2159 €', false],
])('DK-1: the amount itself, not the end of a longer one: %s', (text, expected) => {
  expect(shows(text, '159 €')).toBe(expected);
});

test('DK-1: a number is not found in a longer number or a word', () => {
  expect(shows('24 heures', '2')).toBe(false);
  expect(shows('2,5 heures', '2')).toBe(false);
  expect(shows('dans les 2 heures.', '2 heures')).toBe(true);
});
