import { expect, test } from 'vitest';
import { amountOf } from '../../desk/ui/form/amount.ts';

test.each([
  ['159,50', 159.5],
  ['159.50', 159.5],
  ['159,50 euros', 159.5],
  ['€ 159', 159],
  ['2 500', 2500],
  ['2.500,00', 2500],
  ['1.234,56', 1234.56],
  ['-5', -5],
  ['50,834', 50.834],
])('%j is the number %d', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

test.each(['', 'abc', '159,50,3', '2.50,00', '159 abc', '1e3', '--5'])(
  '%j is no number, for the checks to refuse',
  (typed) => {
    expect(amountOf(typed)).toBeNaN();
  },
);
