import { expect, test } from 'vitest';
import { priceView } from './price.ts';

test('BC-6: a service shows the amount without VAT and both totals', () => {
  expect(priceView('prices.repair', 'nl')).toMatchObject({
    excluded: '€\u00a0159',
    reduced: '€\u00a0168,54',
    standard: '€\u00a0192,39',
  });
});
