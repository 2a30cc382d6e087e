import type * as z from 'zod';
import { addDays } from '#src/lib/civil-date/civil-date.ts';
import { grantStateOn, lastValidDay } from '#src/lib/grants/periods.ts';
import { type Language, perLanguage } from '#src/lib/language.ts';
import { type LegalRegion, legalRegions } from '#src/lib/place-search/legal-regions.ts';
import { type Facts, locationOfFact } from './facts/load-facts.ts';
import { at, below, finding, type Location, type Report } from './finding.ts';
import type { Fact } from './schemas/facts.ts';
import type { grantsSchema } from './schemas/grants.ts';

/** Grants and loans of each Region, and VAT rates by work with the days between which the table may be shown (TL-4). */
export type Grants = ReturnType<typeof grantsWithFacts>;
export type RegionGrants = Grants['regions'][number];

type RawGrants = z.infer<typeof grantsSchema>;
type RawScheme = RawGrants['regions'][LegalRegion]['schemes'][number];

const vatFacts = [
  'vat.reduced',
  'vat.standard',
  'vat.home-age',
  'vat.fossil-boilers-since',
  'vat.heat-pump-young-home-from',
];

const authoritiesOf = (facts: readonly Fact[], lang: Language): string[] => [
  ...new Set(facts.flatMap(({ authority }) => [authority ?? []].flat().map((body) => body[lang]))),
];

/** Fills the values of facts into the grants of content/grants.yaml. */
export const grantsWithFacts = (written: RawGrants, facts: Facts, report: Report) => {
  const file = 'content/grants.yaml';
  const factAt = (name: string, location: Location): Fact[] => {
    const fact = facts.get(name);
    if (fact === undefined) report(finding('fact-unknown', location, { fact: `{${name}}` }));
    return fact === undefined ? [] : [fact];
  };
  const dateAt = (name: string | undefined, location: Location): string | null => {
    const [fact] = name === undefined ? [] : factAt(name, location);
    if (fact === undefined) return null;
    if (fact.unit === 'date' && typeof fact.value === 'string') return fact.value;
    report(finding('not-a-date', location, { value: name ?? '' }));
    return null;
  };
  const earliest = (some: readonly Fact[], key: 'reviewed' | 'reviewBy'): string =>
    some.flatMap((fact) => fact[key] ?? []).sort()[0] ?? '';
  /** Fills the values of its dates into a grant or loan. `amounts` stay names of facts. */
  const schemeOf = (scheme: RawScheme, location: Location) => {
    const { id, name, kind, partly = false, from, until, closedFrom, amounts } = scheme;
    const closed = dateAt(closedFrom, below(location, 'closedFrom'));
    return {
      id,
      name,
      kind,
      partly,
      amounts,
      /** Names of the facts of its dates. */
      dateNames: { from, until, closedFrom },
      from: dateAt(from, below(location, 'from')),
      until: closed === null ? dateAt(until, below(location, 'until')) : addDays(closed, -1),
    };
  };
  const regions = legalRegions.map((region) => {
    const location = at(file, 'regions', region, 'schemes');
    const { schemes: all } = written.regions[region];
    const used = all.flatMap(({ from, until, closedFrom, amounts }, index) => [
      ...[from, until, closedFrom].flatMap((name) => (name === undefined ? [] : (facts.get(name) ?? []))),
      ...amounts.flatMap((name, amount) => factAt(name, below(location, index, 'amounts', amount))),
    ]);
    const schemes = all.map((scheme, index) => schemeOf(scheme, below(location, index)));
    const reviewed = earliest(used, 'reviewed');
    const reviewBy = earliest(used, 'reviewBy');
    const reviewOf = (name: string | undefined): string => facts.get(name ?? '')?.reviewed ?? reviewed;
    // A day that was looked up when it had come ends nothing: what holds since then is known.
    const days = all.flatMap(({ from: begins, until: ends, closedFrom = ends }, index) => {
      const { from = null, until = null } = schemes[index] ?? {};
      return [
        { from, until: null, reviewed: reviewOf(begins) },
        { from: null, until, reviewed: reviewOf(closedFrom) },
      ];
    });
    const [asOf = reviewed] = days
      .map((day) => day.reviewed)
      .sort()
      .reverse();
    return {
      region,
      /** URLs of the public bodies behind its facts, in the order of the file. */
      official: perLanguage((lang) => authoritiesOf(used, lang)),
      schemes,
      /** Oldest review (ISO) of its facts, the newest date of its schemes, and the state on that day. */
      reviewed,
      asOf,
      state: grantStateOn(schemes, asOf),
      /** Last day (ISO) on which state and amounts may be shown. */
      validUntil: days.map((day) => lastValidDay([day], day.reviewed, reviewBy)).sort()[0] ?? reviewBy,
    };
  });
  const works = written.vat.map(({ id, older, younger, youngerUntil }, index) => ({
    id,
    older,
    younger,
    youngerUntil: dateAt(youngerUntil, at(file, 'vat', index, 'youngerUntil')),
  }));
  const rules = vatFacts.flatMap((name) => factAt(name, locationOfFact(name)));
  const reviewed = earliest(rules, 'reviewed');
  const ends = works.map(({ youngerUntil }) => ({ from: null, until: youngerUntil }));
  const vatUntil = lastValidDay(ends, reviewed, earliest(rules, 'reviewBy'));
  return { regions, vat: { works, reviewed, validUntil: vatUntil } };
};
