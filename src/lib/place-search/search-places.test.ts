import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseForSearch, searchPlaces } from './search-places.ts';

/** A place with its names as people write them. */
const place = (codes: string[], ...written: string[]) => ({
  codes,
  written,
  names: written.map(normaliseForSearch),
});
const hill = place(['1234', '1235'], 'Mont-Sainte-Œuvre', 'Heilig-Werkberg', 'Sint-Pietersdal');
const dale = place(['1240', '1235'], 'Dal', 'Val-l’Évêque');
const dalem = place(['1250'], 'Dalem', 'Sint-Pietersdal');
const places = [hill, dale, dalem];
const foundNames = (typed: string) => {
  const result = searchPlaces(places, typed);
  return result.kind === 'places' ? result.places : result.kind;
};

test.each(['1234', ' 1234 ', 'B-1234', 'BE 1234', '1234 Nowhere', '\u200e1234\u200f', '１２３４'])(
  'TL-2: %j is a code',
  (typed) => expect(foundNames(typed)).toEqual([hill]),
);

test.each(['mont sainte oeuvre', 'MONT STE OEUVRE', 'Mont-Sainte-Œuvre', 'heilig werkberg', 'werk', 'heili'])(
  'TL-2: %j is the hill, in either language, without accents, by its beginning',
  (typed) => expect(foundNames(typed)).toEqual([hill]),
);

test('TL-2: a code of several communes finds all of them, the commune with this main code first', () => {
  expect(searchPlaces([dale, { ...hill, codes: ['1240'] }], '1240')).toMatchObject({
    places: [dale, { names: hill.names }],
  });
  expect(foundNames('1235')).toEqual([hill, dale]);
  expect(foundNames('1235 dal')).toEqual([dale]);
});

test('TL-2: a whole name comes before names that begin with it; the name of a sub-municipality of two communes finds both', () => {
  expect(foundNames('dal')).toEqual([dale]);
  expect(foundNames('dale')).toEqual([dalem]);
  expect(foundNames('St Pietersdal')).toEqual([hill, dalem]);
});

test.each([
  ['empty', ['', ' \u202e ', '🥶']],
  ['not-a-code', ['123', '0123', '12345']],
  ['unknown-code', ['9999']],
  ['unknown-name', ['x', 'abc', 'שלום', 'a'.repeat(200)]],
])('TL-2: what is %s is told apart', (kind, typed) => {
  expect(typed.map(foundNames)).toEqual(typed.map(() => kind));
});

test('TL-2: whatever is typed, an answer has a place, and normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(foundNames(typed)).not.toEqual([]);
      expect(normaliseForSearch(normaliseForSearch(typed))).toBe(normaliseForSearch(typed));
    }),
    { numRuns: 300 },
  );
});
