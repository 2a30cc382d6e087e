import { expect, test } from 'vitest';
import { duplicateOrderProblems } from './duplicate-order.ts';

test('two files with the same order are a problem', () => {
  const files = [
    { file: 'a.yaml', order: 1 },
    { file: 'b.yaml', order: 2 },
    { file: 'c.yaml', order: 1 },
  ];
  expect(duplicateOrderProblems(files.slice(0, 2))).toEqual([]);
  expect(duplicateOrderProblems(files)).toEqual([
    expect.stringMatching(/^c\.yaml: order: 1 is also the order of a\.yaml\./),
  ]);
});
