import { company } from '#src/content/loaders/company.ts';
import { factOf, factValue, numberOf } from '#src/content/loaders/fact-table.ts';
import { grants, type NamedScheme, type RegionGrants, vatTable } from '#src/content/loaders/grants.ts';
import { site } from '#src/content/loaders/origin.ts';
import { isStale } from '#src/content/loaders/stale-facts.ts';
import { copyOf } from '#src/copy/copy.ts';
import { isOpenOn } from '#src/lib/grants/periods.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';
import { href } from '#src/routing/routes.ts';
import { lastChange } from './revision.ts';

/** Version of the format described in docs/grants-json.md; a change that breaks readers raises it. */
const grantFileVersion = 1;

const where = 'grants.json';

const inBoth = (value: (lang: Language) => string) =>
  Object.fromEntries(languages.map((lang) => [lang, value(lang)]));

/** An amount, rate or term: a number or a range. */
const amountOf = (fact: string) => {
  const entry = factOf(fact, where);
  const value = factValue(entry, fact, undefined, where);
  const [low, high] = Array.isArray(value) ? value : [value, value];
  return { id: fact, low, high, unit: entry.unit };
};

const schemeOf = ({ id, name, kind, from, until, amounts }: NamedScheme, reviewed: string) => ({
  id,
  name,
  kind,
  open: isOpenOn({ from, until }, reviewed),
  from,
  until,
  amounts: amounts.map(amountOf),
});

/** A Region; after its last day it says neither state nor amounts, as its board. */
const regionOf = ({ region, official, schemes, reviewed, state, validUntil }: RegionGrants) => {
  const stale = isStale(validUntil, today());
  return {
    id: region,
    name: inBoth(
      (lang) => copyOf('grants', lang).boards.regions.find(({ id }) => id === region)?.title ?? region,
    ),
    url: inBoth((lang) => `${site}${href('grants', lang)}#${region}`),
    official,
    reviewed,
    validUntil,
    state: stale ? null : state,
    schemes: stale ? [] : schemes.map((scheme) => schemeOf(scheme, reviewed)),
  };
};

const vatOf = () => {
  const stale = isStale(vatTable.validUntil, today());
  return {
    url: inBoth((lang) => `${site}${href('grants', lang)}#vat`),
    reviewed: vatTable.reviewed,
    validUntil: vatTable.validUntil,
    reducedRate: numberOf('vat.reduced', where),
    standardRate: numberOf('vat.standard', where),
    homeAgeYears: numberOf('vat.home-age', where),
    works: stale
      ? []
      : vatTable.works.map((work) => ({
          ...work,
          name: inBoth(
            (lang) => copyOf('grants', lang).vat.works.find(({ id }) => id === work.id)?.title ?? work.id,
          ),
        })),
  };
};

/** Grants, loans and VAT for machines, as docs/grants-json.md describes them; the same facts as on the page (TL-4). */
export const grantFile = () => ({
  schemaVersion: grantFileVersion,
  business: company.name,
  website: site,
  updated: lastChange(['content/grants.yaml', 'content/facts/subsidies.yaml', 'content/facts/vat.yaml']),
  regions: grants.map(regionOf),
  vat: vatOf(),
});
