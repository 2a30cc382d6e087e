import type { RegionSlug } from '#src/content/schemas/places.ts';
import type { Language } from '#src/lib/language.ts';
import type { PlaceServiceId } from '#src/page-types/region/copy-schema.ts';
import type { TownCopy } from '#src/page-types/town/copy-schema.ts';
import type { PlaceKeyFacts } from '#src/sections/PlaceHero/PlaceHero.tsx';
import type { ServicePanel } from '#src/sections/PlaceServices/PlaceServices.tsx';
import { content, copyOf, href } from '#src/site.ts';
import { homeTown } from './towns.ts';

/** The facts in the banner of a town page (TN-1): postal code, name and province (TN-6), response time, price. */
export const townKeyFacts = (slug: string, lang: Language): PlaceKeyFacts => {
  const { provinces, urgent, price, priceNotes } = copyOf('place-labels', lang).banner;
  const { postalCode, name, province } = content.towns.of(slug);
  return {
    place: { name: `${postalCode} ${name[lang]}`, detail: provinces[province] },
    urgent: slug === homeTown() ? urgent.headquarters : urgent.region,
    price,
    priceNotes,
  };
};

/** The facts in the banner of a region page: name and number of communes, response time, price. */
export const regionKeyFacts = (slug: RegionSlug, lang: Language): PlaceKeyFacts => {
  const { communes, urgent, price, priceNotes } = copyOf('place-labels', lang).banner;
  const region = content.regions.of(slug);
  return {
    place: { name: region.name[lang], detail: `${region.communes.length} ${communes}` },
    urgent: slug === 'brussels' ? urgent.brussels : urgent.region,
    price,
    priceNotes,
  };
};

/** The page of a service; the emergency leads to what to do until someone comes. */
export const serviceHref = (id: PlaceServiceId, lang: Language): string =>
  id === 'urgent' ? href('service/boiler-repair', lang, 'safety') : href(`service/${id}`, lang);

/** Service cards of a place page with their links and drawings. */
export const servicePanels = (cards: TownCopy['services']['cards'], lang: Language): ServicePanel[] =>
  cards.map(({ id, ...card }) => ({
    ...card,
    href: serviceHref(id, lang),
    // In a row of three the pipe stays red, so the radiator hangs from it; in a loop of six it turns blue there.
    drawingName: `panel-${id}${id === 'boiler-repair' && cards.length === 3 ? '-run' : ''}`,
  }));
