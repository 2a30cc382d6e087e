import type { HVACBusiness, WebSite } from 'schema-dts';
import { areasServed } from '#src/content/areas-served.ts';
import { documentLanguage, type Language, languages } from '#src/lib/language.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { pricesOf } from '#src/page-props/prices.ts';
import { shareImageOf } from '#src/routing/address.ts';
import { canonicalOf } from '#src/routing/head.ts';
import type { PageId } from '#src/routing/routes.ts';
import { businessId, type Node, reference, websiteId } from '#src/schema-org/node.ts';
import { offerOf } from '#src/schema-org/offer.ts';
import { content, copyOf, rowOf, website } from '#src/site.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * The business (PG-7): one entity that says the same on every page of a language, with its address in Liedekerke,
 * open all seven days 00:00-23:59. The Dutch pages' data list a telephone of their own, as the specification has it.
 * Some pages add its coordinates or the prices they offer, as their descriptors say.
 */
export const businessData = (id: PageId, lang: Language): Node<HVACBusiness> => {
  const says = (what: 'location' | 'offers') => rowOf(id).type.business?.includes(what) === true;
  return {
    '@type': 'HVACBusiness',
    '@id': businessId(website),
    name: content.company.name,
    description: plainText(copyOf('home', lang).meta.description),
    image: shareImageOf('home', lang),
    url: canonicalOf('home', lang),
    telephone: (lang === 'fr' ? content.company.phones.fr : content.company.phones.nlStructuredData).number,
    priceRange: '€€',
    address: {
      '@type': 'PostalAddress',
      streetAddress: content.company.address.street,
      addressLocality: content.company.address.locality,
      postalCode: content.company.address.postalCode,
      addressRegion: content.company.address.region,
      addressCountry: content.company.address.country,
    },
    ...(says('location') ? { geo: { '@type': 'GeoCoordinates' as const, ...content.company.geo } } : {}),
    areaServed: areasServed(content, lang),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: '00:00',
      closes: '23:59',
    },
    ...(says('offers') ? { makesOffer: pricesOf(id, lang).map(offerOf) } : {}),
  };
};

/** The website as an entity, published by the business. */
export const websiteData = (): Node<WebSite> => ({
  '@type': 'WebSite',
  '@id': websiteId(website),
  url: website,
  name: content.company.name,
  inLanguage: languages.map((lang) => documentLanguage[lang]),
  publisher: reference(businessId(website)),
});
