import { type Coordinates, distanceInKm } from '#src/lib/coordinates.ts';
import { formatValue } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { type MapPlace, type MapView, townMapView } from '#src/sections/PlaceMap/map-view.ts';
import { content, copyOf, hasPage, href } from '#src/site.ts';

/** A distance as the language writes it. */
export const formatKilometres = (value: number, lang: Language): string =>
  formatValue(value, 'kilometre', lang);

/** Straight distance from the company to a place, to a hundred metres, as the language writes it. */
export const distanceText = (coordinates: Coordinates, lang: Language): string =>
  formatKilometres(Math.round(distanceInKm(content.company.geo, coordinates) * 10) / 10, lang);

/** Slug of the town with this postal code, the first of several; null if there is none. */
export const townOfPostalCode = (code: string): string | null =>
  [...content.towns].find(([, { postalCode }]) => postalCode === code)?.[0] ?? null;

/** The town the company's address lies in, where it has a page; the maps and the list of the home page begin there. */
export const homeTown = (): string | null => townOfPostalCode(content.company.address.postalCode);

/** Address of the page of a town; null where the place is no town with a page. */
export const townHref = (slug: string | null, lang: Language): string | null => {
  const id = `town/${slug ?? ''}` as const;
  return slug !== null && hasPage(id) ? href(id, lang) : null;
};

/** A town as a place on a map. */
const townPlace = (slug: string, kind: MapPlace['kind'], lang: Language): MapPlace => {
  const { name, coordinates, label } = content.towns.of(slug);
  return { name: name[lang], coordinates, kind, label, href: kind === 'here' ? null : townHref(slug, lang) };
};

/** The towns nearest to a place, at most `count`, in alphabetical order. A list of all would let every page grow with them. */
export const nearestTowns = (place: Coordinates, count: number): string[] =>
  [...content.towns]
    .map(([slug, { coordinates }]) => ({ slug, away: distanceInKm(place, coordinates) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, count)
    .map(({ slug }) => slug)
    .sort();

/** A map has room for so many towns with their names. */
const maxTownsOnMap = 8;

/** What every map shows: the company, the words on it, and the formatted distances of its rings. */
export const mapBaseProps = (view: MapView, lang: Language) => ({
  view,
  company: { coordinates: content.company.geo, name: content.company.address.locality },
  labels: { ...copyOf('place-labels', lang), motorway: 'E40' },
  ringLabels: view.rings.map((radius) => formatKilometres(radius, lang)),
});

/** The map of these towns, with a pipe to each; on the page of another town than the company's only to that. */
export const townMapProps = (towns: readonly string[], here: string | null, lang: Language) => {
  const places = towns
    .filter((slug) => slug !== homeTown())
    .map((slug) => townPlace(slug, slug === here ? 'here' : 'town', lang));
  const own = places.filter(({ kind }) => kind === 'here');
  const ends = own.length > 0 ? own : places;
  return {
    ...mapBaseProps(townMapView(content.company.geo, ends), lang),
    places,
    pipes: ends.map(({ coordinates }) => coordinates),
    pipeLabel:
      here !== null && own.length > 0 ? distanceText(content.towns.of(here).coordinates, lang) : null,
  };
};

/** The towns on the map of a town's page: those nearest to it, itself among them. */
export const townsNearTown = (slug: string): string[] =>
  nearestTowns(content.towns.of(slug).coordinates, maxTownsOnMap);

/** Places near a town, in the order of its file (TN-3, TN-7); pages that exist only. */
export const neighbourLinks = (slug: string, lang: Language) =>
  content.towns.of(slug).neighbours.flatMap((neighbour) => {
    const isRegion = neighbour === 'brussels';
    const id = isRegion ? ('region/brussels' as const) : (`town/${neighbour}` as const);
    if (!hasPage(id)) return [];
    const place = isRegion ? content.regions.of(neighbour) : content.towns.of(neighbour);
    return [{ label: place.name[lang], href: href(id, lang) }];
  });
