import { factNumber } from '#src/content/facts/facts-in-code.ts';
import type { ServedPlace } from '#src/content/served-places.ts';
import type { PlaceView, ServedPlaceView, UnservedPlaceView } from '#src/islands/shared/place-view.ts';
import { distanceInKm } from '#src/lib/coordinates.ts';
import { type Language, languages, otherLanguage } from '#src/lib/language.ts';
import { provinceAndRegionOf } from '#src/lib/place-search/legal-regions.ts';
import { normaliseForSearch } from '#src/lib/place-search/search-places.ts';
import { pageName } from '#src/routing/page-context.ts';
import { content, copyOf, href } from '#src/site.ts';
import { distanceText, formatKilometres, townHref } from './towns.ts';

/** A place with the names that pages show: its own, its Region, its province, and its distance. */
const placeOf = (place: Pick<ServedPlace, 'name' | 'codes' | 'coordinates'>, lang: Language) => {
  const [name, second] = [place.name[lang], place.name[otherLanguage[lang]]];
  const { province, region } = provinceAndRegionOf(place.codes[0] ?? '') ?? {
    province: 'brussels',
    region: 'brussels',
  };
  const { provinces } = copyOf('service-area', lang);
  return {
    name,
    second: name === second ? null : second,
    codes: place.codes,
    region,
    province: provinces.find(({ id }) => id === province)?.name ?? '',
    distance: distanceText(place.coordinates, lang),
  };
};

const searchNames = (names: readonly Record<Language, string>[]): string[] => [
  ...new Set(names.flatMap((name) => languages.map((lang) => normaliseForSearch(name[lang])))),
];

/** Page of a commune: its own, else that of its region, else the home page. */
const pageOf = ({ town, region, name }: ServedPlace, lang: Language) => {
  const ownHref = townHref(town, lang);
  if (ownHref !== null) return { href: ownHref, label: name[lang] };
  const id = region === null ? ('home' as const) : (`region/${region}` as const);
  return { href: href(id, lang), label: pageName(id, lang) };
};

const servedView = (place: ServedPlace, lang: Language): ServedPlaceView => {
  const { responseTimes } = copyOf('service-area', lang);
  const isHeadquarters = place.codes.includes(content.company.address.postalCode);
  const [main] = place.codes;
  return {
    served: true,
    ...placeOf(place, lang),
    names: searchNames([place.name, ...place.subMunicipalities.map(({ name }) => name)]),
    subMunicipalities: place.subMunicipalities.map(({ code, name }) =>
      code === main ? name[lang] : `${name[lang]} (${code})`,
    ),
    responseTime: isHeadquarters
      ? responseTimes.headquarters
      : place.region === 'brussels'
        ? responseTimes.brussels
        : responseTimes.region,
    travelIncluded:
      distanceInKm(content.company.geo, place.coordinates) <=
      factNumber(content.facts, 'coverage.travel-radius'),
    page: pageOf(place, lang),
  };
};

/** The communes served, as answers and lists show them, the nearest first. */
export const servedPlaceViews = (lang: Language): (ServedPlaceView & { group: ServedPlace['region'] })[] =>
  content.servedPlaces
    .toSorted(
      (one, other) =>
        distanceInKm(content.company.geo, one.coordinates) -
        distanceInKm(content.company.geo, other.coordinates),
    )
    .map((place) => ({ ...servedView(place, lang), group: place.region }));

const unservedPlaceViews = (lang: Language): UnservedPlaceView[] =>
  content.unservedPlaces.map((place) => {
    const [nearest] = content.servedPlaces
      .map(({ codes: [code = ''], name, coordinates }) => ({
        code,
        name: name[lang],
        away: distanceInKm(place.coordinates, coordinates),
      }))
      .sort((one, other) => one.away - other.away);
    return {
      served: false,
      ...placeOf(place, lang),
      names: searchNames([place.name]),
      nearest: {
        code: nearest?.code ?? '',
        name: nearest?.name ?? '',
        distance: formatKilometres(Math.round(nearest?.away ?? 0), lang),
      },
    };
  });

/** Every place that a search finds, the communes served first. */
export const placeViews = (lang: Language): PlaceView[] => [
  ...servedPlaceViews(lang).map(({ group: _group, ...place }) => place),
  ...unservedPlaceViews(lang),
];
