import type { z } from 'zod';
import { company } from '../content/company.ts';
import type { serviceCard } from '../content/copy/region.ts';
import {
  type Commune,
  distance,
  distanceFromFirm,
  type Region,
  type RegionSlug,
  regionData,
  regionSlugs,
  townData,
  townOfPostalCode,
  townSlugs,
} from '../content/places.ts';
import type { Stop } from '../sections/place/NeighbourStations/NeighbourStations.tsx';
import type { CommuneMark } from '../sections/place/PlaceMap/RegionMap.tsx';
import type { TownMapProps, TownMark } from '../sections/place/PlaceMap/TownMap.tsx';
import type { ServicePanel } from '../sections/place/PlaceServices/PlaceServices.tsx';
import type { Sign } from '../sections/place/StreetSigns/StreetSigns.tsx';
import type { Sky } from '../styles/grounds.ts';
import { formatValue } from './format.ts';
import { type Language, otherLanguage } from './language.ts';
import { serviceLinks } from './navigation.ts';
import { hasPage, href, type PageId } from './routes.ts';

/** A distance as the language writes it. */
export const kilometres = (value: number, lang: Language): string => formatValue(value, 'kilometre', lang);

/** Straight distance from the firm to a town, to a hundred metres, as the language writes it. */
export const townDistance = (slug: string, lang: Language): string =>
  kilometres(Math.round(distanceFromFirm(townData(slug).coordinates) * 10) / 10, lang);

/** The town the firm's address lies in, where it has a page; the maps and the list of the home page begin there. */
export const homeTown = (): string | null => townOfPostalCode(company.address.postalCode);

/** The firm as the maps draw it: a house at its address. */
export const firmOnMap = (): TownMapProps['firm'] => ({
  coordinates: company.geo,
  postalCode: company.address.postalCode,
  locality: company.address.locality,
  town: homeTown(),
});

const townHref = (slug: string | null, lang: Language): string | null => {
  const id = `town/${slug ?? ''}` as const;
  return slug !== null && hasPage(id) ? href(id, lang) : null;
};

const signOf = (commune: Commune, lang: Language): Sign => {
  const other = otherLanguage[lang];
  const [name, second] = [commune.name[lang], commune.name[other]];
  return {
    name,
    second: name === second ? null : { name: second, lang: other },
    postalCode: commune.postalCode,
    distance: kilometres(Math.round(distanceFromFirm(commune.coordinates)), lang),
    href: townHref(townOfPostalCode(commune.postalCode), lang),
  };
};

/** The communes of a region as street signs. */
export const signsOf = (region: Region, lang: Language): Sign[] =>
  region.communes.map((commune) => signOf(commune, lang));

/** The communes of a region as marks on its map. */
export const communeMarks = (region: Region): CommuneMark[] =>
  region.communes.map(({ postalCode, coordinates }) => ({ postalCode, coordinates }));

/** A town as a mark on a map. */
export const townMark = (slug: string, lang: Language): TownMark => {
  const { name, postalCode, coordinates, plate } = townData(slug);
  return {
    slug,
    name: name[lang],
    postalCode,
    coordinates,
    plate: plate.elsewhere,
    largePlate: plate.here,
    href: townHref(slug, lang),
  };
};

/** Marks that a map shows at most: as many as its words leave room for, and no page grows with the number of towns. */
const marksOnMap = 8;

/** The towns nearest to a town, itself among them, as marks on the map of its page; in alphabetical order. */
export const townMarks = (town: string, lang: Language): TownMark[] => {
  const here = townData(town).coordinates;
  const farthest = townSlugs()
    .map((slug) => distance(here, townData(slug).coordinates))
    .sort((one, other) => one - other)
    .slice(0, marksOnMap)
    .at(-1);
  return townSlugs()
    .filter((slug) => distance(here, townData(slug).coordinates) <= (farthest ?? 0))
    .slice(0, marksOnMap)
    .map((slug) => townMark(slug, lang));
};

/** Places near a town, in the order of its file (TN-3, TN-7), with straight distances; pages that exist only. */
export const neighbourStops = (slug: string, lang: Language): Stop[] => {
  const here = townData(slug).coordinates;
  return townData(slug).neighbours.flatMap((neighbour) => {
    const isRegion = neighbour === 'brussels';
    const id = isRegion ? ('region/brussels' as const) : (`town/${neighbour}` as const);
    if (!hasPage(id)) return [];
    const place = isRegion ? regionData(neighbour) : townData(neighbour);
    const straight = Math.round(distance(here, place.coordinates) * 10) / 10;
    return [{ name: place.name[lang], href: href(id, lang), distance: kilometres(straight, lang) }];
  });
};

const pictures = {
  'boiler-installation': 'place-panel-installation',
  'boiler-maintenance': 'place-panel-maintenance',
  'boiler-repair': 'place-panel-repair',
  'heat-pump': 'place-panel-heat-pump',
  'underfloor-heating': 'place-panel-underfloor',
} as const;

/**
 * Service cards of a place page with their links, drawings and numbers (the service's own: that of the menu and of the
 * house); a second repair card is the emergency, which has no number.
 */
export const servicePanels = (
  cards: readonly z.infer<typeof serviceCard>[],
  lang: Language,
): ServicePanel[] => {
  const services = serviceLinks(lang);
  return cards.map(({ id, title, text, link }, index) => {
    const service = services.findIndex((each) => each.id === `service/${id}`);
    const isSecond = cards.findIndex((card) => card.id === id) < index;
    return {
      number: isSecond ? null : service + 1,
      title,
      text,
      link,
      href: services[service]?.href ?? href('home', lang, 'services'),
      picture: pictureOf(id, isSecond, cards.length),
    };
  });
};

/** In a row of three the pipe stays red, so the radiator hangs from it; in a loop of six it turns blue there. */
const pictureOf = (id: keyof typeof pictures, isSecond: boolean, count: number): string => {
  if (isSecond) return 'place-panel-urgent';
  return id === 'boiler-repair' && count === 3 ? 'place-panel-repair-run' : pictures[id];
};

/** Slug of a region page's id. */
export const regionSlug = (id: string): RegionSlug => {
  const found = regionSlugs.find((slug) => id === `region/${slug}`);
  if (found !== undefined) return found;
  throw new Error(
    `"${id}" is no region page. Its copy and data could not be found. Add the region to src/content/places.ts.`,
  );
};

/** Slug of a town page's id: `town/aalst` → `aalst`. */
export const townSlug = (id: PageId): string => id.slice('town/'.length);

/** Colour of the sky over each region. */
export const regionGround: Record<RegionSlug, Sky> = {
  brussels: 'rose',
  'flemish-brabant': 'aqua',
  'walloon-brabant': 'sun',
};
