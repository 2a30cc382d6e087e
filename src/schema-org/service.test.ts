import { expect, test } from 'vitest';
import { type OfferedPrice, offerOf } from './service.ts';

const fixed: OfferedPrice = { name: 'X', low: 99, high: 99, vatIncluded: false, unit: 'EUR' };
const plain = { '@type': 'PriceSpecification', valueAddedTaxIncluded: false };

test.each<[string, Partial<OfferedPrice>, object]>([
  ['a fixed price is one amount, without VAT', {}, { ...plain, price: '99.00' }],
  ['a price "from" has no highest amount', { high: null }, { ...plain, minPrice: '99.00' }],
  [
    'a range has both ends; a price per square metre says so',
    { high: 120.5, unit: 'EUR/m2', vatIncluded: true },
    {
      '@type': 'UnitPriceSpecification',
      minPrice: '99.00',
      maxPrice: '120.50',
      unitCode: 'MTK',
      valueAddedTaxIncluded: true,
    },
  ],
])('BC-1, BC-6: %s', (_, changed, priceSpecification) => {
  const offer = { '@type': 'Offer', name: 'X', price: '99.00', priceCurrency: 'EUR', priceSpecification };
  expect(offerOf({ ...fixed, ...changed })).toEqual(offer);
});
