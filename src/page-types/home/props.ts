import { distanceInKm } from '#src/lib/coordinates.ts';
import type { Language } from '#src/lib/language.ts';
import { legalRegions } from '#src/lib/place-search/legal-regions.ts';
import { bookingLink, callLink } from '#src/page-props/contact.ts';
import { grantCards } from '#src/page-props/grant-summary.ts';
import { serviceHref } from '#src/page-props/place-page.ts';
import { priceView } from '#src/page-props/prices.ts';
import { distanceText, homeTown, townMapProps } from '#src/page-props/towns.ts';
import { content, copyOf, hasPage, href, rawCopyOf } from '#src/site.ts';

/** Returns the five discs of the house with their links. */
export const homeServiceDiscs = (lang: Language) =>
  copyOf('home', lang).hero.points.map((point) => ({ ...point, href: href(`service/${point.id}`, lang) }));

/** Returns the six service cards with their links (HM-2): those about all services lead to what they speak of. */
export const homeServiceCards = (lang: Language) =>
  copyOf('home', lang).services.cards.map(({ id, ...card }) => {
    if (id === 'support') return { ...card, id, href: '#fault' };
    return { ...card, id, href: serviceHref(id === 'safety' ? 'boiler-maintenance' : id, lang) };
  });

/**
 * Returns the props of the price cards: the eight tags (HM-8, BC-6), each with its first three features and its price, null
 * for a service priced on quotation, and the words on each.
 */
export const priceCardsProps = (lang: Language) => {
  const rawCards = rawCopyOf('home', lang).priceCards.cards;
  const { price: labels, book, newTab } = content.ui[lang];
  const cards = copyOf('home', lang).priceCards.cards.map((card, index) => {
    const price = rawCards[index]?.price ?? null;
    return {
      ...card,
      price: price === null ? null : priceView(price, lang),
      features: card.features.slice(0, 3),
    };
  });
  return { cards, bookHref: content.company.bookingUrl[lang], labels: { ...labels, book, newTab } };
};

const fromFirm = (slug: string) => distanceInKm(content.company.geo, content.towns.of(slug).coordinates);

/** Returns the company's town, then its neighbours; if that town has no page, the eight nearest towns. */
const townOrder = (): string[] => {
  const home = homeTown();
  if (home !== null)
    return [home, ...content.towns.of(home).neighbours.filter((slug) => hasPage(`town/${slug}`))];
  return [...content.towns.keys()].toSorted((one, other) => fromFirm(one) - fromFirm(other)).slice(0, 8);
};

/** Returns the towns with a page, for the list (HM-6). */
export const homeTowns = (lang: Language) =>
  townOrder().map((slug) => {
    const { name, coordinates } = content.towns.of(slug);
    return { name: name[lang], href: href(`town/${slug}`, lang), distance: distanceText(coordinates, lang) };
  });

/** Returns the map of those towns, which is a file of its own (HM-6). */
export const homeTownMap = (lang: Language) => townMapProps(townOrder(), null, lang);

/** Returns the buttons of the page: the phone number of the language, and its booking page in a new tab (HM-1 to HM-3). */
export const homeActionLinks = (lang: Language) => {
  const { freeQuote, bookOnline } = content.ui[lang];
  const booking = bookingLink(lang);
  return {
    call: callLink(lang),
    quote: { ...booking, label: freeQuote },
    book: { ...booking, label: bookOnline },
  };
};

/** Returns the state of the grants in each Region, and the VAT rates (HM-13). */
export const homeGrantCards = (lang: Language) => grantCards([...legalRegions, 'vat'], lang);

/** Returns the three regions with their pages and pictures (HM-7). */
export const homeRegionLinks = (lang: Language) =>
  copyOf('home', lang).regionsAndTowns.regions.map(({ id, ...region }) => ({
    ...region,
    href: href(id, lang),
    drawingName: id.replace('/', '-'),
  }));
