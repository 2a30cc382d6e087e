import type * as z from 'zod';
import { legalRegions } from '#src/lib/place-search/legal-regions.ts';
import { type Facts, locationOfFact } from '../facts/load-facts.ts';
import { at, below, finding, type Location, type Report } from '../finding.ts';
import type { grantsSchema, WorkVatRate } from '../schemas/grants.ts';

type RawGrants = z.infer<typeof grantsSchema>;
type Scheme = RawGrants['regions']['brussels']['schemes'][number];

const checkScheme = (
  scheme: Scheme,
  region: string,
  facts: Facts,
  location: Location,
  report: Report,
): void => {
  const { from, until, closedFrom, amounts } = scheme;
  const namedFacts = [
    ...Object.entries({ from, until, closedFrom }).map(([key, name]) => ({
      name,
      own: below(location, key),
    })),
    ...amounts.map((name, index) => ({ name, own: below(location, 'amounts', index) })),
  ];
  for (const { name = '', own } of namedFacts) {
    const [, other] = /^subsidies\.(\w+)-/.exec(name) ?? [];
    if (legalRegions.some((known) => known === other) && other !== region)
      report(finding('name-unknown', own, { name, where: region }));
  }
  const end = until ?? closedFrom ?? '';
  const [first, last] = [from ?? '', end].map((name) => facts.get(name)?.value);
  if (typeof first === 'string' && typeof last === 'string' && first > last)
    report(finding('ends-first', locationOfFact(end, 'value'), { first, last }));
};

/** Ranks rates by how much of the price has the standard rate: nothing, a part or all; null if unknown. */
const standardRateRank: Record<WorkVatRate, number | null> = {
  reduced: 0,
  both: 1,
  standard: 2,
  unknown: null,
};

/** Reports grants and VAT rates whose parts contradict each other (TL-4). */
export const checkGrants = ({ regions, vat }: RawGrants, facts: Facts, report: Report): void => {
  const file = 'content/grants.yaml';
  const ids = new Set<string>();
  for (const region of legalRegions)
    for (const [index, scheme] of regions[region].schemes.entries()) {
      const location = at(file, 'regions', region, 'schemes', index);
      checkScheme(scheme, region, facts, location, report);
      if (ids.has(scheme.id)) report(finding('listed-twice', below(location, 'id'), { value: scheme.id }));
      ids.add(scheme.id);
    }
  for (const [index, { older, younger }] of vat.entries()) {
    const [inOlder, inYounger] = [standardRateRank[older], standardRateRank[younger]];
    if (inOlder !== null && inYounger !== null && inOlder > inYounger)
      report(finding('vat-swapped', at(file, 'vat', index), { older, younger }));
  }
};
