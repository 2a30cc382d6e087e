import type * as z from 'zod';
import { dayBefore, type GrantState, type Scheme, stateOn, validUntil } from '#src/lib/grants/periods.ts';
import type { Language } from '#src/lib/language.ts';
import { ContentError, readYaml } from '../io/read.ts';
import type { Fact } from '../schemas/facts.ts';
import {
  type GrantRegion,
  grantRegions,
  grantsFile,
  type VatWork,
  type WorkRate,
} from '../schemas/grants.ts';
import { factOf, factValue } from './fact-table.ts';

const file = 'content/grants.yaml';

/** A grant or loan as content/grants.yaml names it, with the values of its dates. */
export interface NamedScheme extends Scheme {
  id: string;
  name: string;
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
  /** State on that day. */
  state: GrantState;
  /** Last day (ISO) on which state and amounts may be shown. */
  validUntil: string;
}

type WrittenScheme = z.infer<typeof grantsFile>['regions'][GrantRegion]['schemes'][number];

const dateOf = (name: string | undefined, where: string): string | null => {
  if (name === undefined) return null;
  const fact = factOf(name, where);
  const value = factValue(fact, name, undefined, where);
  if (fact.unit === 'date' && typeof value === 'string') return value;
  throw new ContentError(
    `${where}: ${name} is no date. The board could not tell whether the scheme is open. Name a fact of the unit date.`,
  );
};

const schemeOf = ({ id, name, kind, from, until, closedFrom, amounts }: WrittenScheme): NamedScheme => {
  const where = `${file}: ${id}`;
  const closed = dateOf(closedFrom, where);
  return {
    id,
    name,
    kind,
    amounts,
    from: dateOf(from, where),
    until: closed === null ? dateOf(until, where) : dayBefore(closed),
  };
};

/** The facts that a scheme names. */
const factsOf = ({ id, from, until, closedFrom, amounts }: WrittenScheme): Fact[] =>
  [from, until, closedFrom, ...amounts].flatMap((name) =>
    name === undefined ? [] : factOf(name, `${file}: ${id}`),
  );

/** Earliest review or deadline (ISO) of some facts. @throws ContentError where none has one. */
const earliest = (facts: readonly Fact[], key: 'reviewed' | 'reviewBy', region: string): string => {
  const [first] = facts.flatMap((fact) => fact[key] ?? []).sort();
  if (first !== undefined) return first;
  throw new ContentError(
    `${file}: ${region}: none of its facts has ${key}. The board could never close. Give its facts reviewed and reviewBy.`,
  );
};

/** Addresses of the public bodies of some facts, without duplicates. */
const bodiesOf = (facts: readonly Fact[], lang: Language): string[] => [
  ...new Set(facts.flatMap(({ authority }) => [authority ?? []].flat().map((body) => body[lang]))),
];

const read = readYaml(file, grantsFile);

/** Grants and loans of each Region (TL-4), with their state on the day on which they were looked up. */
export const grants: readonly RegionGrants[] = grantRegions.map((region) => {
  const { schemes: written } = read.regions[region];
  const facts = written.flatMap(factsOf);
  const schemes = written.map(schemeOf);
  const reviewed = earliest(facts, 'reviewed', region);
  return {
    region,
    official: { fr: bodiesOf(facts, 'fr'), nl: bodiesOf(facts, 'nl') },
    schemes,
    reviewed,
    state: stateOn(schemes, reviewed),
    validUntil: validUntil(schemes, reviewed, earliest(facts, 'reviewBy', region)),
  };
});

/** VAT rates of a work, in older and in younger homes. */
export interface WorkVat {
  id: VatWork;
  older: WorkRate;
  younger: WorkRate;
  /** Last day (ISO) of the rate in younger homes, where the law gives one. */
  youngerUntil: string | null;
}

const vatFacts = [
  'vat.reduced',
  'vat.standard',
  'vat.home-age',
  'vat.fossil-boilers-since',
  'vat.heat-pump-young-home-from',
];

const works = read.vat.map(
  ({ id, older, younger, youngerUntil }): WorkVat => ({
    id,
    older,
    younger,
    youngerUntil: dateOf(youngerUntil, `${file}: vat: ${id}`),
  }),
);
const rules = vatFacts.map((name) => factOf(name, `${file}: vat`));
const vatReviewed = earliest(rules, 'reviewed', 'vat');

/** VAT rates by work (TL-4), with the days between which the table may be shown. */
export const vatTable = {
  works,
  reviewed: vatReviewed,
  validUntil: validUntil(
    works.map(({ youngerUntil }) => ({ from: null, until: youngerUntil })),
    vatReviewed,
    earliest(rules, 'reviewBy', 'vat'),
  ),
};
