import { expect, test } from 'vitest';
import { type OfferedPrice, offerOf } from './offer.ts';

const fixed: OfferedPrice = {
  name: 'X',
  low: 99,
  high: 99,
  vatIncluded: false,
  unit: 'EUR',
};
const termsOf = (changed: Partial<OfferedPrice>) => offerOf({ ...fixed, ...changed });

test('BC-6: a fixed price is one amount, in the machine format, without VAT', () => {
  expect(termsOf({})).toMatchObject({
    price: '99.00',
    priceCurrency: 'EUR',
    priceSpecification: { '@type': 'PriceSpecification', price: '99.00', valueAddedTaxIncluded: false },
  });
});

test('BC-1: a price "from" has a lowest amount and no highest', () => {
  const { priceSpecification } = termsOf({ high: null }) as { priceSpecification: object };
  expect(priceSpecification).toMatchObject({ minPrice: '99.00' });
  expect(priceSpecification).not.toHaveProperty('maxPrice');
  expect(priceSpecification).not.toHaveProperty('price');
});

test('BC-1: a range has both ends; a price per square metre says so', () => {
  expect(termsOf({ high: 120.5, unit: 'EUR/m2', vatIncluded: true })).toMatchObject({
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: '99.00',
      maxPrice: '120.50',
      unitCode: 'MTK',
      valueAddedTaxIncluded: true,
    },
  });
});
