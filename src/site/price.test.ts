import { expect, test } from 'vitest';
import { ui } from '../content/ui.ts';
import { priceView } from './price.ts';

test('BC-6: a service shows the amount without VAT and both totals', () => {
  expect(priceView('prices.repair', 'nl')).toMatchObject({
    excluded: '€\u00a0159',
    reduced: '€\u00a0168,54',
    standard: '€\u00a0192,39',
  });
});

test('the word before a lowest price is the label of content/ui/', () => {
  expect(priceView('prices.repair', 'fr').from).toBe(ui('fr').price.from);
  expect(priceView('prices.gas-maintenance', 'fr').from).toBeNull();
});
