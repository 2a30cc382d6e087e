import { expect, test } from 'vitest';
import { copyOf } from '#src/copy/copy.ts';
import { languages } from '#src/lib/language.ts';
import { specifiedFaultCodes } from '#tests/support/specified-fault-codes.ts';
import { brandData, brandSlugs } from './brands.ts';
import { explainedCode, faultCodesOf } from './fault-codes.ts';

test('BR-1: the nine brands of the specification are in its order, and no two brands have the same position', () => {
  expect(brandSlugs().filter((slug) => slug in specifiedFaultCodes)).toEqual(
    Object.keys(specifiedFaultCodes),
  );
  expect(new Set(brandSlugs().map((slug) => brandData(slug).order)).size).toBe(brandSlugs().length);
});

test.each(languages)(
  'BR-1: every brand has a card and a page, and the index has no other cards (%s)',
  (lang) => {
    const cards = copyOf('brands', lang).cards.items.map(({ slug }) => slug);
    expect(cards.toSorted()).toEqual(brandSlugs().toSorted());
    for (const slug of brandSlugs()) {
      expect(copyOf(`brand-${slug}`, lang).faults.items.map(({ code }) => code)).toEqual(
        faultCodesOf(slug).brandPage.map(({ code }) => code),
      );
    }
  },
);

test.each(Object.entries(specifiedFaultCodes))(
  'ER-2: %s explains its four codes in both languages',
  (slug, codes) => {
    expect(faultCodesOf(slug).brandPage.map(({ code }) => code)).toEqual(codes);
    for (const lang of languages) {
      const { faults } = copyOf(`brand-${slug}`, lang);
      expect(faults.items.map(({ code }) => code)).toEqual(codes);
    }
  },
);

test('ER-2: a code that the brand does not list is an error', () => {
  expect(() => explainedCode('vaillant', 'F.99')).toThrow('F.99');
});
