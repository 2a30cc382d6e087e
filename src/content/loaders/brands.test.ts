import { expect, test } from 'vitest';
import { specifiedFaultCodes } from '#tests/support/specified-fault-codes.ts';
import { brandData, brandSlugs } from './brands.ts';
import { explainedCode } from './fault-codes.ts';

test('BR-1: the nine brands of the specification are in its order, and no two brands have the same position', () => {
  expect(brandSlugs().filter((slug) => slug in specifiedFaultCodes)).toEqual(
    Object.keys(specifiedFaultCodes),
  );
  expect(new Set(brandSlugs().map((slug) => brandData(slug).order)).size).toBe(brandSlugs().length);
});

test('ER-2: a code that the brand does not list is an error', () => {
  expect(() => explainedCode('vaillant', 'F.99')).toThrow('F.99');
});
