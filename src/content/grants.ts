import type * as z from 'zod';
import { dayBefore, type GrantState, type Scheme, stateOn, validUntil } from '#src/lib/grants/periods.ts';
import type { Language } from '#src/lib/language.ts';
import { type Facts, placeOfFact } from './facts/load-facts.ts';
import { unknownFact } from './facts/unknown-fact.ts';
import { at, below, finding, type Place, type Report } from './finding.ts';
import type { Fact } from './schemas/facts.ts';
import {
  type GrantRegion,
  grantRegions,
  type grantsFile,
  type VatWork,
  type WorkRate,
} from './schemas/grants.ts';

/** A grant or loan as content/grants.yaml names it, with the values of its dates. */
export interface NamedScheme extends Scheme {
  id: string;
  name: string;
  /** Open for some only. */
  partly: boolean;
  /** Names of the facts with its amounts. */
  amounts: readonly string[];
}

/** What was looked up for a Region, and how long it may be shown. */
export interface RegionGrants {
  region: GrantRegion;
  /** Addresses of the public bodies behind its facts, in the order of the file. */
  official: Record<Language, readonly string[]>;
  schemes: readonly NamedScheme[];
  /** Oldest review date (ISO) of its facts. */
  reviewed: string;
  /** Newest review date (ISO) of the dates of its schemes. */
  asOf: string;
  /** State on that day. */
  state: GrantState;
  /** Last day (ISO) on which state and amounts may be shown. */
  validUntil: string;
}

/** VAT rates of a work, in older and in younger homes. */
export interface WorkVat {
  id: VatWork;
  older: WorkRate;
  younger: WorkRate;
  /** Last day (ISO) of the rate in younger homes, where the law gives one. */
  youngerUntil: string | null;
}

/** Grants and loans of each Region, and VAT rates by work with the days between which the table may be shown (TL-4). */
export interface Grants {
  regions: readonly RegionGrants[];
  vat: { works: readonly WorkVat[]; reviewed: string; validUntil: string };
}

type RawGrants = z.infer<typeof grantsFile>;
type RawScheme = RawGrants['regions'][GrantRegion]['schemes'][number];

/** Facts of the VAT rules. */
const vatFacts = [
  'vat.reduced',
  'vat.standard',
  'vat.home-age',
  'vat.fossil-boilers-since',
  'vat.heat-pump-young-home-from',
];

/** Addresses of the public bodies of some facts, without duplicates. */
const authoritiesOf = (facts: readonly Fact[], lang: Language): string[] => [
  ...new Set(facts.flatMap(({ authority }) => [authority ?? []].flat().map((body) => body[lang]))),
];

/** The grants with the values of the facts that content/grants.yaml names. */
export const loadGrants = (written: RawGrants, facts: Facts, report: Report): Grants => {
  const file = 'content/grants.yaml';
  const factAt = (name: string, place: Place): Fact[] => {
    const fact = facts.get(name);
    if (fact === undefined) report(unknownFact(name, place, facts.keys()));
    return fact === undefined ? [] : [fact];
  };
  const dateAt = (name: string | undefined, place: Place): string | null => {
    const [fact] = name === undefined ? [] : factAt(name, place);
    if (fact === undefined) return null;
    if (fact.unit === 'date' && typeof fact.value === 'string') return fact.value;
    report(finding('grant-not-a-date', place, { name: name ?? '' }));
    return null;
  };
  /** Earliest review or deadline (ISO) of some facts. */
  const earliest = (some: readonly Fact[], key: 'reviewed' | 'reviewBy', place: Place): string => {
    const [first] = some.flatMap((fact) => fact[key] ?? []).sort();
    if (first === undefined) report(finding('grant-without-review', place, { key }));
    return first ?? '';
  };
  const schemeOf = (scheme: RawScheme, place: Place): NamedScheme => {
    const { id, name, kind, partly = false, from, until, closedFrom, amounts } = scheme;
    const closed = dateAt(closedFrom, below(place, 'closedFrom'));
    return {
      id,
      name,
      kind,
      partly,
      amounts,
      from: dateAt(from, below(place, 'from')),
      until: closed === null ? dateAt(until, below(place, 'until')) : dayBefore(closed),
    };
  };
  const regions = grantRegions.map((region): RegionGrants => {
    const place = at(file, 'regions', region, 'schemes');
    const { schemes: all } = written.regions[region];
    const used = all.flatMap(({ from, until, closedFrom, amounts }, index) => [
      ...[from, until, closedFrom].flatMap((name) => (name === undefined ? [] : (facts.get(name) ?? []))),
      ...amounts.flatMap((name, amount) => factAt(name, below(place, index, 'amounts', amount))),
    ]);
    const schemes = all.map((scheme, index) => schemeOf(scheme, below(place, index)));
    const reviewed = earliest(used, 'reviewed', place);
    const reviewBy = earliest(used, 'reviewBy', place);
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
      official: { fr: authoritiesOf(used, 'fr'), nl: authoritiesOf(used, 'nl') },
      schemes,
      reviewed,
      asOf,
      state: stateOn(schemes, asOf),
      validUntil: days.map((day) => validUntil([day], day.reviewed, reviewBy)).sort()[0] ?? reviewBy,
    };
  });
  const works = written.vat.map(
    ({ id, older, younger, youngerUntil }, index): WorkVat => ({
      id,
      older,
      younger,
      youngerUntil: dateAt(youngerUntil, at(file, 'vat', index, 'youngerUntil')),
    }),
  );
  const rules = vatFacts.flatMap((name) => factAt(name, placeOfFact(name)));
  const reviewed = earliest(rules, 'reviewed', at(file, 'vat'));
  const ends = works.map(({ youngerUntil }) => ({ from: null, until: youngerUntil }));
  const vatUntil = validUntil(ends, reviewed, earliest(rules, 'reviewBy', at(file, 'vat')));
  return { regions, vat: { works, reviewed, validUntil: vatUntil } };
};
