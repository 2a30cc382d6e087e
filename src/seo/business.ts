import type { HVACBusiness, WebSite } from 'schema-dts';
import { namesOfAreasServed } from '#src/content/company.ts';
import { type Language, languages, languageTags } from '#src/lib/language.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { namedPricesOf } from '#src/page-props/prices.ts';
import { canonicalUrlOf, shareImageUrlOf } from '#src/routing/head.ts';
import type { PageId } from '#src/routing/routes.ts';
import { businessId, type GraphNode, referenceTo, websiteId } from '#src/schema-org/graph-node.ts';
import { offerOf } from '#src/schema-org/service.ts';
import { content, copyOf, routeOf, siteDay, siteUrl } from '#src/site.ts';

/** Hours of the days of the week, and days (ISO) of a holiday, which schema.org writes as hours without length. */
const openingNodes = () => {
  const { openingHours, closures } = content.company;
  const type = { '@type': 'OpeningHoursSpecification' as const };
  const holidays = closures.filter(({ until }) => until >= siteDay);
  const hours = openingHours.map(({ days, opens, closes }) => ({ ...type, dayOfWeek: days, opens, closes }));
  return {
    openingHoursSpecification: hours,
    ...(holidays.length === 0
      ? {}
      : {
          specialOpeningHoursSpecification: holidays.map(({ from, until }) => ({
            ...type,
            validFrom: from,
            validThrough: until,
            opens: '00:00',
            closes: '00:00',
          })),
        }),
  };
};

/**
 * The business (PG-7): one entity that says the same on every page of a language, with its address in Liedekerke,
 * with its opening hours. The Dutch pages' data list a telephone of their own, as the specification has it.
 * Some pages add its coordinates or the prices they offer, as their descriptors say.
 */
export const businessNode = (id: PageId, lang: Language): GraphNode<HVACBusiness> => {
  const isStatedBy = (what: 'location' | 'offers') =>
    routeOf(id).type.businessProperties?.includes(what) === true;
  return {
    '@type': 'HVACBusiness',
    '@id': businessId(siteUrl),
    name: content.company.name,
    description: plainText(copyOf('home', lang).meta.description),
    image: shareImageUrlOf('home', lang),
    url: canonicalUrlOf('home', lang),
    telephone: content.company.phones[lang === 'nl' ? 'nlStructuredData' : lang].number,
    priceRange: '€€',
    address: {
      '@type': 'PostalAddress',
      streetAddress: content.company.address.street,
      addressLocality: content.company.address.locality,
      postalCode: content.company.address.postalCode,
      addressRegion: content.company.address.region,
      addressCountry: content.company.address.country,
    },
    ...(isStatedBy('location')
      ? { geo: { '@type': 'GeoCoordinates' as const, ...content.company.geo } }
      : {}),
    areaServed: namesOfAreasServed(content, lang),
    ...openingNodes(),
    ...(isStatedBy('offers') ? { makesOffer: namedPricesOf(id, lang).map(offerOf) } : {}),
  };
};

/** The website as an entity, published by the business. */
export const websiteNode = (): GraphNode<WebSite> => ({
  '@type': 'WebSite',
  '@id': websiteId(siteUrl),
  url: siteUrl,
  name: content.company.name,
  inLanguage: languages.map((lang) => languageTags[lang]),
  publisher: referenceTo(businessId(siteUrl)),
});
