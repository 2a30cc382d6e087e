import { expect, test } from 'vitest';
import { brandSlugs } from '#src/content/loaders/brands.ts';
import { copyOf } from '#src/copy/copy.ts';
import { languages } from '#src/lib/language.ts';
import { brandFaults } from './brand-view.ts';

const faultsOf = (slug: string, lang: (typeof languages)[number]) =>
  copyOf(`brand-${slug}`, lang).faults.items;

test.each(brandSlugs())(
  'ER-2: each code of %s has an anchor of its own, the same in both languages',
  (slug) => {
    const [fr, nl] = languages.map((lang) =>
      brandFaults(slug, faultsOf(slug, lang)).map(({ anchor }) => anchor),
    );
    expect(new Set(fr).size).toBe(faultsOf(slug, 'fr').length);
    expect(nl).toEqual(fr);
  },
);

test('ER-2: two codes with one anchor are an error that names both', () => {
  const [first, ...rest] = faultsOf('bosch', 'fr');
  if (first === undefined) throw new Error('Bosch has codes');
  const twice = [{ ...first, code: 'E9' }, { ...first, code: 'e.9' }, ...rest];
  expect(() => brandFaults('bosch', twice)).toThrow(/"e\.9" has the anchor "#e-9", as code "E9"/);
});
