import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalise, searchPlaces } from './search.ts';

/** A place with its names as people write them. */
const place = (codes: string[], ...written: string[]) => ({ codes, written, names: written.map(normalise) });
const hill = place(['1234', '1235'], 'Mont-Sainte-Œuvre', 'Heilig-Werkberg', 'Sint-Pietersdal');
const dale = place(['1240', '1235'], 'Dal', 'Val-l’Évêque');
const dalem = place(['1250'], 'Dalem', 'Sint-Pietersdal');
const places = [hill, dale, dalem];
const found = (typed: string) => {
  const result = searchPlaces(places, typed);
  return result.kind === 'places' ? result.places : result.kind;
};

describe('TL-2: finding a place by what was typed', () => {
  test.each(['1234', ' 1234 ', 'B-1234', 'BE 1234', '1234 Nowhere', '\u200e1234\u200f'])(
    '%j is a code',
    (typed) => expect(found(typed)).toEqual([hill]),
  );
  test('a code of several communes gives them all, first the one whose main code it is', () => {
    expect(searchPlaces([dale, { ...hill, codes: ['1240'] }], '1240')).toMatchObject({
      places: [dale, { names: hill.names }],
    });
    expect(found('1235')).toEqual([hill, dale]);
    expect(found('1235 dal')).toEqual([dale]);
  });
  test.each([
    'mont sainte oeuvre',
    'MONT STE OEUVRE',
    'Mont-Sainte-Œuvre',
    'heilig werkberg',
    'werk',
    'heili',
  ])('%j is the hill, in either language, without accents, by its beginning', (typed) =>
    expect(found(typed)).toEqual([hill]),
  );
  test('a whole name comes before names that begin with it', () => {
    expect(found('dal')).toEqual([dale]);
    expect(found('dale')).toEqual([dalem]);
  });
  test('a section of two communes gives both', () => expect(found('St Pietersdal')).toEqual([hill, dalem]));
  test.each([
    ['', 'empty'],
    [' \u202e ', 'empty'],
    ['🥶', 'empty'],
    ['123', 'not-a-code'],
    ['0123', 'not-a-code'],
    ['12345', 'not-a-code'],
    ['9999', 'unknown-code'],
    ['x', 'unknown-name'],
    ['abc', 'unknown-name'],
    ['שלום', 'unknown-name'],
    ['a'.repeat(200), 'unknown-name'],
  ])('%j is told apart: %s', (typed, kind) => expect(found(typed)).toBe(kind));

  test('whatever is typed, there is an answer, and a place that is found has the code or a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const result = searchPlaces(places, typed);
        if (result.kind !== 'places') return;
        expect(result.places.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
  test('every place is found by each of its codes and names, however it is written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.func(fc.boolean()), fc.nat(), (some, upper, choice) => {
        const words = [...some.codes, ...some.written];
        const typed = [...(words[choice % words.length] ?? '')]
          .map((letter, index) => (upper(index) ? letter.toUpperCase() : letter.toLowerCase()))
          .join('');
        expect(searchPlaces(places, typed)).toMatchObject({ kind: 'places' });
        expect(found(typed)).toContain(some);
      }),
      { numRuns: 200 },
    );
  });
  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
      { numRuns: 300 },
    );
  });
});
