import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumber, plainNumber } from '../shared/numbers.ts';

test('amounts are read as people in Belgium type them', () => {
  const typed = '1690|1.690|1 690|1.690,50|1,690.50|159,5|159.50|€ 159|0,125|12.5'.split('|');
  expect(typed.map((one) => parseNumber(one)?.value)).toEqual([
    1690, 1690, 1690, 1690.5, 1690.5, 159.5, 159.5, 159, 0.125, 12.5,
  ]);
});

test('a dot that was read as thousands is told, and nothing else is', () => {
  expect(['1.690', '1.690,50', '12.345.678'].every((one) => parseNumber(one)?.isThousands)).toBe(true);
  expect(['159.5', '1690', '0.125'].some((one) => parseNumber(one)?.isThousands)).toBe(false);
});

test('what is no amount is none', () => {
  expect(['', 'a', '1.2.3', '159 euros', '--1'].map(parseNumber)).toEqual([null, null, null, null, null]);
});

test('an amount that is written is read as itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999 }),
      (cents) => parseNumber(plainNumber(cents / 100))?.value === cents / 100,
    ),
  );
});
