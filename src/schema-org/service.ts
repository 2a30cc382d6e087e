import type { AdministrativeArea, GeoShape, Offer, Service } from 'schema-dts';
import type { Price } from '#src/content/facts/price.ts';
import type { Town } from '#src/content/schemas/places.ts';
import { businessId, formatSchemaPrice, type GraphNode, referenceTo } from './graph-node.ts';

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

type Area = AdministrativeArea | GeoShape | string;

interface Input {
  url: string;
  name: string;
  areaServed: readonly Area[];
  prices: readonly OfferedPrice[];
}

/** A service of the business, with its prices where it has any. */
export const serviceNode = ({ url, name, areaServed, prices }: Input): GraphNode<Service> => ({
  '@type': 'Service',
  '@id': `${url}#service`,
  name,
  provider: referenceTo(businessId(url)),
  areaServed,
  ...(prices.length === 0 ? {} : { offers: prices.map(offerOf) }),
});

const provinces: Record<Town['province'], string> = {
  'flemish-brabant': 'Vlaams-Brabant',
  'east-flanders': 'Oost-Vlaanderen',
  'walloon-brabant': 'Brabant wallon',
};

/**
 * The area a town's page serves. Postal code and locality describe that area, never an address of the business (PG-7);
 * Liedekerke and Ternat claim their whole postal code (TN-6).
 */
export const areasOfTown = ({ locality, postalCode, province, wholePostalCode }: Town): Area[] => {
  const area: Area = {
    '@type': 'AdministrativeArea',
    name: locality,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      postalCode,
      addressRegion: provinces[province],
      addressCountry: 'BE',
    },
  };
  return wholePostalCode === true
    ? [area, { '@type': 'GeoShape', addressCountry: 'BE', postalCode }]
    : [area];
};
