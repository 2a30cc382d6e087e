import { type Coordinates, distance } from '#src/lib/coordinates.ts';
import type { Language } from '#src/lib/language.ts';
import { seriesOf } from '#src/lib/place-search/regions.ts';
import type { ContentData } from '../content.ts';
import { locationOfFact } from '../facts/load-facts.ts';
import { at, below, finding, type Location, type Report } from '../finding.ts';
import type { CheckInput } from './checked.ts';

/** A commune, section or place, with the postal codes that it has. */
interface KnownPlace {
  name: Record<Language, string>;
  codes: readonly string[];
}

const checkTwice = (items: readonly string[], location: Location, report: Report): void => {
  for (const [index, value] of items.entries())
    if (items.indexOf(value) < index) report(finding('listed-twice', below(location, index), { value }));
};

const checkCode = (
  name: string,
  code: string,
  known: readonly KnownPlace[],
  location: Location,
  report: Report,
) => {
  const namesakes = known.filter((place) => place.name.fr === name || place.name.nl === name);
  const right = namesakes.flatMap(({ codes }) => codes);
  if (namesakes.length > 0 && !right.includes(code))
    report(finding('postal-code-of', location, { code, name, right: right.join(', ') }));
};

/** No place is more than so many kilometres from the nearest other one of its province, unless its coordinates are wrong. */
const near = 15;

/** Province of a postal code; undefined where there is none. */
const provinceOf = (code = '') => seriesOf(code)?.province;

const checkCoordinates = (
  data: ContentData,
  code: string,
  coordinates: Coordinates,
  location: Location,
  report: Report,
): void => {
  const others = [...data.servedPlaces, ...data.placesElsewhere].filter(
    ({ codes }) => provinceOf(codes[0]) === provinceOf(code) && !codes.includes(code),
  );
  const km = Math.round(Math.min(...others.map((other) => distance(other.coordinates, coordinates))));
  if (others.length > 0 && km > near) report(finding('place-far', location, { code, km }));
};

const checkRegions = ({ data, report }: CheckInput): void => {
  for (const [slug, { communes }] of data.regions) {
    const location = at(`content/regions/${slug}.yaml`, 'communes');
    const codes = communes.map(({ postalCode }) => postalCode);
    checkTwice(codes, location, report);
    for (const [index, { postalCode, coordinates, confirmed }] of communes.entries()) {
      if (provinceOf(postalCode) !== slug)
        report(finding('wrong-province', below(location, index, 'postalCode'), { postalCode }));
      else if (confirmed === undefined)
        checkCoordinates(data, postalCode, coordinates, below(location, index, 'coordinates'), report);
    }
    const fact = slug === 'brussels' ? 'coverage.brussels-communes' : `coverage.${slug}-towns`;
    const needed = data.facts.get(fact)?.value;
    if (typeof needed === 'number' && codes.length !== needed)
      report(finding('communes-count', location, { count: codes.length, fact, needed }));
  }
};

const checkTowns = ({ data, report }: CheckInput, known: readonly KnownPlace[]): void => {
  const owners = new Map<string, string>();
  for (const [slug, town] of data.towns) {
    const { name, locality, postalCode: code, districts, neighbours, coordinates, confirmed } = town;
    const location = (...keys: Location['path']) => at(`content/towns/${slug}.yaml`, ...keys);
    const isKnown =
      known.some(({ codes }) => codes.includes(code)) ||
      data.servedPlaces.some(({ codes, sections }) => codes[0] === code && sections.length > 0);
    const other = owners.get(code);
    if (other !== undefined) report(finding('postal-code-twice', location('postalCode'), { code, other }));
    else if (!isKnown) report(finding('postal-code-unknown', location('postalCode'), { code }));
    owners.set(code, slug);
    for (const spelling of new Set([name.nl, locality]))
      checkCode(spelling, code, known, location('postalCode'), report);
    const names = districts.map(({ nl }) => nl);
    checkTwice(names, location('districts'), report);
    checkTwice(neighbours, location('neighbours'), report);
    if (neighbours.includes(slug))
      report(finding('neighbour-itself', location('neighbours', neighbours.indexOf(slug))));
    if (confirmed === undefined) checkCoordinates(data, code, coordinates, location('coordinates'), report);
  }
};

const checkElsewhere = ({ data: { servedPlaces, placesElsewhere }, report }: CheckInput): void => {
  const owners = new Map(servedPlaces.flatMap(({ name, codes }) => codes.map((code) => [code, name.nl])));
  for (const [index, { name, codes }] of placesElsewhere.entries()) {
    for (const [codeIndex, code] of codes.entries()) {
      const location = at('content/postal-codes.yaml', 'elsewhere', index, 'codes', codeIndex);
      const inOtherProvince = codes.filter((sibling) => provinceOf(sibling) !== provinceOf(code));
      const other = owners.get(code);
      if (other !== undefined) report(finding('postal-code-twice', location, { code, other }));
      else if (codes.length > 1 && inOtherProvince.length >= codes.length / 2)
        report(finding('other-postal-province', location, { code, name: name.nl }));
      owners.set(code, name.nl);
    }
  }
};

const checkCodeFacts = ({ data: { facts, towns, servedPlaces }, report }: CheckInput): void => {
  for (const [slug, { name, postalCode }] of towns)
    for (const [fact, { value }] of facts) {
      if (!(fact.startsWith(`places.${slug}-`) && fact.endsWith('-code'))) continue;
      const codes = servedPlaces.find((place) => place.codes.includes(postalCode))?.codes ?? [postalCode];
      const values = { code: String(value), name: name.nl, right: codes.join(', ') };
      if (!codes.includes(String(value))) report(finding('postal-code-of', locationOfFact(fact), values));
    }
};

/** Reports postal codes, Regions, coordinates, districts and neighbours that contradict each other or occur twice. */
export const checkPlaces = (checked: CheckInput): void => {
  const { data, report } = checked;
  const communes = [...data.regions.values()].flatMap((region) => region.communes);
  const sections = data.servedPlaces.flatMap((place) => place.sections);
  const known: KnownPlace[] = [
    ...communes.map(({ name, postalCode }) => ({ name, codes: [postalCode] })),
    ...sections.map(({ name, code }) => ({ name, codes: [code] })),
    ...data.placesElsewhere,
  ];
  for (const check of [checkRegions, checkElsewhere, checkCodeFacts]) check(checked);
  checkTowns(checked, known);
  const { address, geo } = data.company;
  const location = at('content/company.yaml');
  checkCode(address.locality, address.postalCode, known, below(location, 'address', 'postalCode'), report);
  checkCoordinates(data, address.postalCode, geo, below(location, 'geo'), report);
};
