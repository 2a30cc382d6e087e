import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMarkers, readMarkers, withoutMarkers } from '../../shared/markers.ts';

test('a marked text tells its number, and nothing is left of the marker', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string({ minLength: 1 }), (number, text) => {
      expect(readMarkers(addMarkers(text, number), [])).toEqual([{ text, marker: number }]);
      expect(withoutMarkers(addMarkers(text, number))).toBe(text);
    }),
  );
});

test('a text in several nodes is one, and a text inside it has its own number', () => {
  const open: number[] = [];
  const nodes = addMarkers(`a|${addMarkers('b', 2)}|c`, 1).split('|');
  const read = [...nodes, 'd'].map((node) => readMarkers(node, open).filter(({ text }) => text !== ''));
  expect(read.flat()).toEqual([
    { text: 'a', marker: 1 },
    { text: 'b', marker: 2 },
    { text: 'c', marker: 1 },
    { text: 'd', marker: null },
  ]);
});
