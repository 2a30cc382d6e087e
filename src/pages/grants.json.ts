import type { APIRoute } from 'astro';
import { isStale } from '#src/content/facts/due-facts.ts';
import { numberOf } from '#src/content/facts/facts-in-code.ts';
import type { RegionGrants } from '#src/content/grants.ts';
import { lastChange } from '#src/endpoints/revision.ts';
import { isOpenOn } from '#src/lib/grants/periods.ts';
import { perLanguage } from '#src/lib/language.ts';
import { content, copyOf, day, href, website } from '#src/site.ts';

const grantFileVersion = 1;

const amountOf = (fact: string) => {
  const { value, unit } = content.facts.of(fact);
  const [low, high] = Array.isArray(value) ? value : [value, value];
  return { id: fact, low, high, unit };
};

const schemeOf = (
  { id, name, kind, partly, from, until, amounts }: RegionGrants['schemes'][number],
  asOf: string,
) => ({
  id,
  name,
  kind,
  open: isOpenOn({ from, until }, asOf),
  partly,
  from,
  until,
  amounts: amounts.map(amountOf),
});

const regionOf = ({ region, official, schemes, reviewed, asOf, state, validUntil }: RegionGrants) => {
  const hasExpired = isStale(validUntil, day);
  return {
    id: region,
    name: perLanguage(
      (lang) => copyOf('grants', lang).statuses.regions.find(({ id }) => id === region)?.title ?? region,
    ),
    url: perLanguage((lang) => `${website}${href('grants', lang)}#${region}`),
    official,
    reviewed,
    validUntil,
    state: hasExpired ? null : state,
    schemes: hasExpired ? [] : schemes.map((scheme) => schemeOf(scheme, asOf)),
  };
};

const vatOf = () => {
  const hasExpired = isStale(content.grants.vat.validUntil, day);
  return {
    url: perLanguage((lang) => `${website}${href('grants', lang)}#vat`),
    reviewed: content.grants.vat.reviewed,
    validUntil: content.grants.vat.validUntil,
    reducedRate: numberOf(content.facts, 'vat.reduced'),
    standardRate: numberOf(content.facts, 'vat.standard'),
    homeAgeYears: numberOf(content.facts, 'vat.home-age'),
    works: hasExpired
      ? []
      : content.grants.vat.works.map((work) => ({
          ...work,
          name: perLanguage(
            (lang) => copyOf('grants', lang).vat.works.find(({ id }) => id === work.id)?.title ?? work.id,
          ),
        })),
  };
};

/** Grants, loans and VAT for machines, as docs/grants-json.md describes them; the same facts as on the page (TL-4). */
export const GET: APIRoute = () =>
  Response.json({
    schemaVersion: grantFileVersion,
    business: content.company.name,
    website: website,
    updated: lastChange(['content/grants.yaml', 'content/facts/subsidies.yaml', 'content/facts/vat.yaml']),
    regions: content.grants.regions.map(regionOf),
    vat: vatOf(),
  });
