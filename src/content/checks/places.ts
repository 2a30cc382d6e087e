import { provinceAndRegionOf } from '#src/lib/place-search/regions.ts';
import { at, below, finding } from '../finding.ts';
import type { CheckInput } from './check-input.ts';

const checkRegions = ({ data, report }: CheckInput): void => {
  for (const [slug, { communes }] of data.regions) {
    const location = at(`content/regions/${slug}.yaml`, 'communes');
    for (const [index, { postalCode }] of communes.entries())
      if (provinceAndRegionOf(postalCode)?.province !== slug)
        report(finding('wrong-province', below(location, index, 'postalCode'), { postalCode }));
    const fact = slug === 'brussels' ? 'coverage.brussels-communes' : `coverage.${slug}-towns`;
    const needed = data.facts.get(fact)?.value;
    if (typeof needed === 'number' && communes.length !== needed)
      report(finding('communes-count', location, { count: communes.length, fact, needed }));
  }
};

const checkTowns = ({ data, report }: CheckInput): void => {
  const owners = new Map<string, string>();
  for (const [slug, { postalCode: code }] of data.towns) {
    const location = at(`content/towns/${slug}.yaml`, 'postalCode');
    const other = owners.get(code);
    const isKnown = data.servedPlaces.some(
      ({ codes, region, subMunicipalities }) =>
        codes[0] === code && (region !== null || subMunicipalities.length > 0),
    );
    if (other !== undefined) report(finding('postal-code-twice', location, { code, other }));
    else if (!isKnown) report(finding('postal-code-unknown', location, { code }));
    owners.set(code, slug);
  }
};

/** Reports postal codes that belong to another province, to two towns or to no place, and a wrong number of communes. */
export const checkPlaces = (checked: CheckInput): void => {
  checkRegions(checked);
  checkTowns(checked);
};
