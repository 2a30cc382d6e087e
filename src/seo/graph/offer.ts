import type { Offer } from 'schema-dts';
import type { ListedPrice } from '#src/views/price-list.ts';
import { machineAmount } from './node.ts';

/**
 * A published price as an offer. `price` is the lowest amount, for readers that know nothing else; the specification
 * beside it says what it is: fixed, from, or a range, per square metre or not, with VAT or without (BC-6).
 */
export const offerOf = ({ name, low, high, vatIncluded, perSquareMetre }: ListedPrice): Offer => {
  const price = machineAmount(low);
  const terms = {
    ...(high === low
      ? { price }
      : { minPrice: price, ...(high === null ? {} : { maxPrice: machineAmount(high) }) }),
    valueAddedTaxIncluded: vatIncluded,
  };
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'EUR',
    priceSpecification: perSquareMetre
      ? { '@type': 'UnitPriceSpecification', ...terms, unitCode: 'MTK' }
      : { '@type': 'PriceSpecification', ...terms },
  };
};
