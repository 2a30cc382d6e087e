import { describe, expect, test } from 'vitest';
import { fillCopy } from '#src/copy/fill.ts';
import { formatEuro } from '#src/lib/format.ts';
import { numberOf } from './fact-table.ts';
import { vatRate, withVat } from './vat.ts';

describe('BC-6: a total with VAT that does not exist stops the build', () => {
  test.each([
    ['underfloor.dry|incl6', 'includes VAT already'],
    ['vat.reduced|incl21', 'no VAT regime'],
    ['heat-pump.savings-yearly|incl21', 'no VAT regime'],
    ['installation.price|incl6', 'regime "boiler" has no reduced rate'],
  ])('{%s}: %s', (name, reason) => {
    expect(() => fillCopy(`{${name}}`, 'fr', 'page.yaml: hero')).toThrow(`page.yaml: hero: {${name}}`);
    expect(() => fillCopy(`{${name}}`, 'fr', 'page.yaml: hero')).toThrow(reason);
  });

  test('one that exists is computed', () => {
    const total = withVat(numberOf('installation.gas-condensing', 'test'), vatRate('standard'));
    expect(fillCopy('{installation.gas-condensing|incl21}', 'nl', 'p')).toBe(formatEuro(total, 'nl'));
  });
});
