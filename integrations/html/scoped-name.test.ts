import { expect, test } from 'vitest';
import { scopedName, shortName } from './scoped-name.ts';

test('short names are unique and never those of a drawing class, which begins small', () => {
  const names = Array.from({ length: 5000 }, (_, index) => shortName(index));
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[A-Z][a-z0-9]+$/.test(name))).toBe(true);
});

test('two classes never share a name; an unknown one is refused', () => {
  const file = `${process.cwd()}/src/components/Faq/Faq.module.css`;
  const other = `${process.cwd()}/src/components/NumberBadge/NumberBadge.module.css`;
  expect(scopedName('faq', file)).not.toBe(scopedName('badge', other));
  expect(() => scopedName('missing', file)).toThrow(/Faq\.module\.css: class "missing"/);
});
