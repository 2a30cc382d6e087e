import type { HVACBusiness, Service, Thing, WithContext } from 'schema-dts';
import { company } from '../content/company.ts';
import { factOf, factValue } from '../content/fact-table.ts';
import { canonicalOf } from './head.ts';
import type { Language } from './language.ts';
import { site } from './origin.ts';
import type { PageId } from './routes.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Address of the one business entity that every page's data refer to. */
export const businessId = `${site}/#business`;

/** The place a page is about: what the business serves there. Never a second address of the business. */
export interface ServedPlace {
  name: string;
  postalCode?: string;
}

interface BusinessInput {
  lang: Language;
  description: string;
  areaServed: readonly ServedPlace[];
}

/**
 * The business as structured data (PG-7): one entity with the address in Liedekerke on every page, open all seven
 * days 00:00-23:59; the Dutch pages' data list a telephone of their own, as the specification has it.
 */
export const businessData = ({
  lang,
  description,
  areaServed,
}: BusinessInput): WithContext<HVACBusiness> => ({
  '@context': 'https://schema.org',
  '@type': 'HVACBusiness',
  '@id': businessId,
  name: company.name,
  image: `${site}/icon-512.png`,
  url: canonicalOf('home', lang),
  telephone: (lang === 'fr' ? company.phones.fr : company.phones.nlStructuredData).number,
  email: company.email,
  priceRange: '€€',
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.locality,
    postalCode: company.address.postalCode,
    addressRegion: company.address.region,
    addressCountry: company.address.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: company.geo.latitude, longitude: company.geo.longitude },
  areaServed: areaServed.map(({ name, postalCode }) => ({
    '@type': 'AdministrativeArea' as const,
    name,
    ...(postalCode === undefined
      ? {}
      : {
          address: {
            '@type': 'PostalAddress' as const,
            addressLocality: name,
            postalCode,
            addressCountry: 'BE',
          },
        }),
  })),
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
    opens: '00:00',
    closes: '23:59',
  },
  description,
});

interface ServiceInput {
  id: PageId;
  lang: Language;
  name: string;
  description: string;
  areaServed: readonly string[];
  /** Names of price facts the page offers; machine format in the data (`159.00`). */
  prices: readonly string[];
}

/** A service as structured data, provided by the business, with the prices of the facts. */
export const serviceData = ({
  id,
  lang,
  name,
  description,
  areaServed,
  prices,
}: ServiceInput): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  '@id': `${canonicalOf(id, lang)}#service`,
  name,
  serviceType: name,
  description,
  url: canonicalOf(id, lang),
  provider: { '@type': 'HVACBusiness', '@id': businessId },
  areaServed: areaServed.map((area) => ({ '@type': 'AdministrativeArea' as const, name: area })),
  offers: prices.map((price) => {
    const value = factValue(factOf(price, 'structured data'), price, undefined, 'structured data');
    const amount = Array.isArray(value) ? value[0] : value;
    return { '@type': 'Offer' as const, price: Number(amount).toFixed(2), priceCurrency: 'EUR' };
  }),
});

/** JSON for a `<script type="application/ld+json">`: no `<` can end the script early. */
export const jsonLd = (data: WithContext<Thing>): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u00ad', '');
