import type { AdministrativeArea, GeoShape, Service } from 'schema-dts';
import { facts } from '#src/content/loaders/fact-table.ts';
import type { Commune, Town } from '#src/content/schemas/places.ts';
import type { Language } from '#src/lib/language.ts';
import { canonicalOf } from '#src/routing/head.ts';
import type { PageId } from '#src/routing/routes.ts';
import { type ListedPrice, listedPrice, pricesOn } from '#src/views/price-list.ts';
import { areasServed } from '#src/views/service-area.ts';
import { businessId, type Node, reference } from './node.ts';
import { offerOf } from './offer.ts';

type Area = AdministrativeArea | GeoShape | string;

interface ServiceInput {
  id: PageId;
  lang: Language;
  name: string;
  areaServed: Area[];
  prices: ListedPrice[];
}

const service = ({ id, lang, name, areaServed, prices }: ServiceInput): Node<Service> => ({
  '@type': 'Service',
  '@id': `${canonicalOf(id, lang)}#service`,
  name,
  provider: reference(businessId),
  areaServed,
  ...(prices.length === 0 ? {} : { offers: prices.map(offerOf) }),
});

/**
 * The specification gives the data of the maintenance page a price of its own; `npm run claims` lists it (BC-4). Once
 * the owner has deleted that entry, they say the price itself.
 */
const asSpecified = (price: ListedPrice): ListedPrice => {
  if (price.fact !== 'prices.gas-maintenance') return price;
  const amount = facts.get('maintenance.price-shown')?.places?.['structured-data'];
  return typeof amount === 'number' ? { ...price, low: amount, high: amount } : price;
};

/** The service of a service page, with every price that page shows. */
export const serviceData = (id: PageId, lang: Language, name: string): Node<Service> =>
  service({
    id,
    lang,
    name,
    areaServed: areasServed(lang),
    prices: pricesOn(id, lang).map((price) =>
      id === 'service/boiler-maintenance' ? asSpecified(price) : price,
    ),
  });

/** The service of a brand page: maintenance and repair of that brand's boilers. */
export const brandServiceData = (id: PageId, lang: Language, name: string): Node<Service> => ({
  ...service({
    id,
    lang,
    name,
    areaServed: areasServed(lang),
    prices: (['prices.gas-maintenance', 'prices.repair'] as const).map((fact) => listedPrice(fact, lang)),
  }),
  brand: reference(`${canonicalOf(id, lang)}#brand`),
});

const provinces: Record<Town['province'], string> = {
  'flemish-brabant': 'Vlaams-Brabant',
  'east-flanders': 'Oost-Vlaanderen',
};

/**
 * The service of a town page. Postal code and locality describe the area served, never an address of the business
 * (PG-7); Liedekerke and Ternat claim their whole postal code (TN-6).
 */
export const townServiceData = (id: PageId, lang: Language, name: string, town: Town): Node<Service> => {
  const { locality, postalCode, province, wholePostalCode } = town;
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
  const whole: Area = { '@type': 'GeoShape', addressCountry: 'BE', postalCode };
  return service({
    id,
    lang,
    name,
    areaServed: wholePostalCode === true ? [area, whole] : [area],
    prices: [],
  });
};

/** The service of a region page, commune by commune. */
export const regionServiceData = (
  id: PageId,
  lang: Language,
  name: string,
  communes: readonly Commune[],
): Node<Service> =>
  service({ id, lang, name, areaServed: communes.map((commune) => commune.name[lang]), prices: [] });
