import type { Language } from '#src/lib/language.ts';
import { seriesOf } from '#src/lib/place-search/regions.ts';
import type { ContentData } from '../content.ts';
import { distance } from '../distance.ts';
import { locationOfFact } from '../facts/load-facts.ts';
import { at, below, finding, type Location, type Report } from '../finding.ts';
import type { Coordinates } from '../schemas/places.ts';
import type { CheckInput } from './checked.ts';

interface Known {
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
  known: readonly Known[],
  location: Location,
  report: Report,
) => {
  const named = known.filter((one) => one.name.fr === name || one.name.nl === name);
  const right = named.flatMap(({ codes }) => codes);
  if (named.length > 0 && !right.includes(code))
    report(finding('postal-code-of', location, { code, name, right: right.join(', ') }));
};

/** Kilometres within which a place of the area has another one of its province. */
const near = 15;

const checkPosition = (
  data: ContentData,
  code: string,
  position: Coordinates,
  location: Location,
  report: Report,
): void => {
  const province = (one = '') => seriesOf(one)?.province;
  const others = [...data.servedPlaces, ...data.placesElsewhere].filter(
    ({ codes }) => province(codes[0]) === province(code) && !codes.includes(code),
  );
  const km = Math.round(Math.min(...others.map(({ coordinates }) => distance(coordinates, position))));
  if (others.length > 0 && km > near) report(finding('place-far', location, { code, km }));
};

const checkRegions = ({ data, report }: CheckInput): void => {
  for (const [slug, { communes }] of data.regions) {
    const location = at(`content/regions/${slug}.yaml`, 'communes');
    const codes = communes.map(({ postalCode }) => postalCode);
    checkTwice(codes, location, report);
    for (const [index, { postalCode, coordinates, confirmed }] of communes.entries()) {
      if (seriesOf(postalCode)?.province !== slug)
        report(finding('wrong-province', below(location, index, 'postalCode'), { postalCode }));
      else if (confirmed === undefined)
        checkPosition(data, postalCode, coordinates, below(location, index, 'coordinates'), report);
    }
    const fact = slug === 'brussels' ? 'coverage.brussels-communes' : `coverage.${slug}-towns`;
    const needed = data.facts.get(fact)?.value;
    if (typeof needed === 'number' && codes.length !== needed)
      report(finding('communes-count', location, { count: codes.length, fact, needed }));
  }
};

const checkTowns = ({ data, report }: CheckInput, known: readonly Known[]): void => {
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
    for (const one of new Set([name.nl, locality]))
      checkCode(one, code, known, location('postalCode'), report);
    const names = districts.map(({ nl }) => nl);
    checkTwice(names, location('districts'), report);
    checkTwice(neighbours, location('neighbours'), report);
    if (neighbours.includes(slug))
      report(finding('neighbour-itself', location('neighbours', neighbours.indexOf(slug))));
    if (confirmed === undefined) checkPosition(data, code, coordinates, location('coordinates'), report);
  }
};

const checkElsewhere = ({ data: { servedPlaces, placesElsewhere }, report }: CheckInput): void => {
  const owners = new Map(servedPlaces.flatMap(({ name, codes }) => codes.map((code) => [code, name.nl])));
  const province = (code: string) => seriesOf(code)?.province;
  for (const [index, { name, codes }] of placesElsewhere.entries()) {
    const half = codes.length / 2;
    for (const [position, code] of codes.entries()) {
      const location = at('content/postal-codes.yaml', 'elsewhere', index, 'codes', position);
      const other = owners.get(code);
      if (other !== undefined) report(finding('postal-code-twice', location, { code, other }));
      else if (codes.filter((one) => province(one) !== province(code)).length >= half && codes.length > 1)
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

/** Reports postal codes, Regions, positions, districts and neighbours that contradict each other or occur twice. */
export const checkPlaces = (checked: CheckInput): void => {
  const { data, report } = checked;
  const communes = [...data.regions.values()].flatMap((region) => region.communes);
  const sections = data.servedPlaces.flatMap((place) => place.sections);
  const known: Known[] = [
    ...communes.map(({ name, postalCode }) => ({ name, codes: [postalCode] })),
    ...sections.map(({ name, code }) => ({ name, codes: [code] })),
    ...data.placesElsewhere,
  ];
  for (const check of [checkRegions, checkElsewhere, checkCodeFacts]) check(checked);
  checkTowns(checked, known);
  const { address, geo } = data.company;
  const location = at('content/company.yaml');
  checkCode(address.locality, address.postalCode, known, below(location, 'address', 'postalCode'), report);
  checkPosition(data, address.postalCode, geo, below(location, 'geo'), report);
};
