import type { Language } from '#src/lib/language.ts';
import { seriesOf } from '#src/lib/place-search/regions.ts';
import type { ContentData } from '../content.ts';
import { at, below, finding, type Place, type Report } from '../finding.ts';

/** Names of places with the postal codes that they have. */
interface Known {
  name: Record<Language, string>;
  codes: readonly string[];
}

/** Items of a list that are there twice. */
const checkTwice = (items: readonly string[], place: Place, report: Report): void => {
  for (const [index, value] of items.entries())
    if (items.indexOf(value) < index) report(finding('listed-twice', below(place, index), { value }));
};

/** A code that is none of those of the place with that name. */
const checkCode = (name: string, code: string, known: readonly Known[], place: Place, report: Report) => {
  const named = known.filter((one) => one.name.fr === name || one.name.nl === name);
  if (named.length === 0 || named.some(({ codes }) => codes.includes(code))) return;
  const right = named.flatMap(({ codes }) => codes).join(', ');
  report(finding('postal-code-of', place, { code, name, right }));
};

const checkRegions = ({ regions, facts }: ContentData, report: Report): void => {
  for (const [slug, { communes }] of regions) {
    const place = at(`content/regions/${slug}.yaml`, 'communes');
    const codes = communes.map(({ postalCode }) => postalCode);
    checkTwice(codes, place, report);
    for (const [index, postalCode] of codes.entries())
      if (seriesOf(postalCode)?.province !== slug)
        report(finding('wrong-province', below(place, index, 'postalCode'), { postalCode }));
    const needed = facts.get('coverage.brussels-communes')?.value;
    if (slug === 'brussels' && typeof needed === 'number' && codes.length !== needed)
      report(finding('communes-count', place, { count: codes.length, needed }));
  }
};

const checkTowns = ({ towns, servedPlaces }: ContentData, known: readonly Known[], report: Report): void => {
  const owners = new Map<string, string>();
  for (const [slug, { name, locality, postalCode: code, districts, neighbours }] of towns) {
    const place = at(`content/towns/${slug}.yaml`);
    const codePlace = below(place, 'postalCode');
    const isKnown =
      known.some(({ codes }) => codes.includes(code)) ||
      servedPlaces.some(({ codes, sections }) => codes[0] === code && sections.length > 0);
    const other = owners.get(code);
    if (other !== undefined) report(finding('postal-code-twice', codePlace, { code, other }));
    else if (!isKnown) report(finding('postal-code-unknown', codePlace, { code }));
    owners.set(code, slug);
    for (const one of new Set([name.nl, locality])) checkCode(one, code, known, codePlace, report);
    const names = districts.map(({ nl }) => nl);
    checkTwice(names, below(place, 'districts'), report);
    checkTwice(neighbours, below(place, 'neighbours'), report);
    if (neighbours.includes(slug))
      report(finding('neighbour-itself', below(place, 'neighbours', neighbours.indexOf(slug))));
  }
};

/** Postal codes, Regions, districts and neighbours that do not belong together, or that are there twice. */
export const checkPlaces = (data: ContentData, report: Report): void => {
  const known: Known[] = [
    ...[...data.regions.values()].flatMap(({ communes }) =>
      communes.map(({ name, postalCode }) => ({ name, codes: [postalCode] })),
    ),
    ...data.servedPlaces.flatMap(({ sections }) =>
      sections.map(({ code, name }) => ({ name, codes: [code] })),
    ),
    ...data.placesElsewhere,
  ];
  checkRegions(data, report);
  checkTowns(data, known, report);
  const { postalCode, locality } = data.company.address;
  checkCode(locality, postalCode, known, at('content/company.yaml', 'address', 'postalCode'), report);
};
