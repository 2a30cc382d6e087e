import { expect, test } from 'vitest';
import { placeProblems } from './place-check.ts';

test('each file has a place of its own', () => {
  const places = [
    { file: 'a.yaml', order: 1 },
    { file: 'b.yaml', order: 2 },
    { file: 'c.yaml', order: 1 },
  ];
  expect(placeProblems(places.slice(0, 2))).toEqual([]);
  expect(placeProblems(places)).toEqual([
    expect.stringMatching(/^c\.yaml: order: 1 is also that of a\.yaml\./),
  ]);
});
