import type { Offer } from 'schema-dts';
import type { Price } from '#src/content/facts/price.ts';
import { formatSchemaPrice } from './node.ts';

export type OfferedPrice = Pick<Price, 'low' | 'high' | 'vatIncluded' | 'unit'> & { name: string };

/**
 * A published price as an offer. `price` is the lowest amount, for readers that know nothing else; the specification
 * beside it says what it is: fixed, from, or a range, per square metre or not, with VAT or without (BC-6).
 */
export const offerOf = ({ name, low, high, vatIncluded, unit }: OfferedPrice): Offer => {
  const price = formatSchemaPrice(low);
  const terms = {
    ...(high === low
      ? { price }
      : { minPrice: price, ...(high === null ? {} : { maxPrice: formatSchemaPrice(high) }) }),
    valueAddedTaxIncluded: vatIncluded,
  };
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'EUR',
    priceSpecification:
      unit === 'EUR/m2'
        ? { '@type': 'UnitPriceSpecification', ...terms, unitCode: 'MTK' }
        : { '@type': 'PriceSpecification', ...terms },
  };
};
