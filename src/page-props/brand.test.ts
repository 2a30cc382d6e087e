import { expect, test } from 'vitest';
import { copyOf } from '#src/site.ts';
import { brandFaults } from './brand.ts';

test('ER-2: two codes with one anchor are an error that names both', () => {
  const [first, ...rest] = copyOf('brand-bosch', 'fr').faults.items;
  if (first === undefined) throw new Error('Bosch has codes');
  const twice = [{ ...first, code: 'E9' }, { ...first, code: 'e.9' }, ...rest];
  expect(() => brandFaults('bosch', twice)).toThrow(/"e\.9" has the anchor "#e-9", as code "E9"/);
});
