import { defaultRiverLabelPosition } from '#src/content/schemas/places.ts';
import { type Coordinates, distanceInKm } from '#src/lib/coordinates.ts';
import { formatValue } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { ringRadius } from '#src/sections/PlaceMap/town-layout.ts';
import type { TownMapProps, TownMark } from '#src/sections/PlaceMap/town-map.ts';
import { content, copyOf, hasPage, href } from '#src/site.ts';

/** A distance as the language writes it. */
export const formatKilometres = (value: number, lang: Language): string =>
  formatValue(value, 'kilometre', lang);

/** Straight distance from the company to a town, to a hundred metres, as the language writes it. */
export const townDistance = (slug: string, lang: Language): string =>
  formatKilometres(
    Math.round(distanceInKm(content.company.geo, content.towns.of(slug).coordinates) * 10) / 10,
    lang,
  );

/** Slug of the town with this postal code, the first of several; null if there is none. */
export const townOfPostalCode = (code: string): string | null =>
  [...content.towns].find(([, { postalCode }]) => postalCode === code)?.[0] ?? null;

/** The town the company's address lies in, where it has a page; the maps and the list of the home page begin there. */
export const homeTown = (): string | null => townOfPostalCode(content.company.address.postalCode);

/** The company as the maps draw it: a house at its address. */
export const companyOnMap = (): TownMapProps['company'] => ({
  coordinates: content.company.geo,
  postalCode: content.company.address.postalCode,
  locality: content.company.address.locality,
  town: homeTown(),
});

/** Address of the page of a town; null where the place is no town with a page. */
export const townHref = (slug: string | null, lang: Language): string | null => {
  const id = `town/${slug ?? ''}` as const;
  return slug !== null && hasPage(id) ? href(id, lang) : null;
};

/** A town as a mark on a map. */
export const townMark = (slug: string, lang: Language): TownMark => {
  const { name, postalCode, coordinates, plate } = content.towns.of(slug);
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

/** Offset of the river's name from the company on the map of a town; the default one if the company's town has no page. */
export const riverLabelPositionOf = (town: string | null): TownMapProps['riverLabelAt'] =>
  town === null ? defaultRiverLabelPosition : content.towns.of(town).riverLabel;

/** The towns nearest to a place, at most `count`, in alphabetical order. A list of all would let every page grow with them. */
export const nearestTowns = (place: Coordinates, count: number): string[] =>
  [...content.towns]
    .map(([slug, { coordinates }]) => ({ slug, away: distanceInKm(place, coordinates) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, count)
    .map(({ slug }) => slug)
    .sort();

/** A map has room for so many marks with their names. */
const maxMarksOnMap = 8;

/** The towns nearest to a town, itself among them, as marks on the map of its page. */
export const townMarks = (town: string, lang: Language): TownMark[] =>
  nearestTowns(content.towns.of(town).coordinates, maxMarksOnMap).map((slug) => townMark(slug, lang));

/** The map of a town's page: the places that it shows, and the words on it. */
export const townMap = (slug: string, lang: Language): Omit<TownMapProps, 'label' | 'here'> => ({
  company: companyOnMap(),
  towns: townMarks(slug, lang),
  distance: townDistance(slug, lang),
  riverLabelAt: riverLabelPositionOf(slug),
  labels: copyOf('place-labels', lang),
  ringLabel: formatKilometres(ringRadius, lang),
});

/** Places near a town, in the order of its file (TN-3, TN-7); pages that exist only. */
export const neighbourStops = (slug: string, lang: Language) =>
  content.towns.of(slug).neighbours.flatMap((neighbour) => {
    const isRegion = neighbour === 'brussels';
    const id = isRegion ? ('region/brussels' as const) : (`town/${neighbour}` as const);
    if (!hasPage(id)) return [];
    const place = isRegion ? content.regions.of(neighbour) : content.towns.of(neighbour);
    return [{ label: place.name[lang], href: href(id, lang) }];
  });
