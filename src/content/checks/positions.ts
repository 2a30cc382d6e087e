import { seriesOf } from '#src/lib/place-search/regions.ts';
import type { ContentData } from '../content.ts';
import { distance } from '../distance.ts';
import { at, finding, type Place, type Report } from '../finding.ts';
import type { Coordinates } from '../schemas/places.ts';

/** Kilometres within which a place of the area has another one of its province. */
const near = 15;

/** Places far from all others of the province to which their postal code belongs, unless somebody has confirmed them. */
export const checkPositions = (data: ContentData, report: Report): void => {
  const all = [...data.servedPlaces, ...data.placesElsewhere];
  const province = (code = '') => seriesOf(code)?.province;
  const check = (coordinates: Coordinates, code: string, place: Place) => {
    const others = all.filter(({ codes }) => province(codes[0]) === province(code) && !codes.includes(code));
    const nearest = Math.min(...others.map((other) => distance(other.coordinates, coordinates)));
    if (others.length > 0 && nearest > near)
      report(finding('place-far', place, { code, km: Math.round(nearest) }));
  };
  for (const [slug, { communes }] of data.regions)
    for (const [index, { coordinates, postalCode, confirmed }] of communes.entries())
      if (confirmed === undefined)
        check(coordinates, postalCode, at(`content/regions/${slug}.yaml`, 'communes', index, 'coordinates'));
  for (const [slug, { coordinates, postalCode, confirmed }] of data.towns)
    if (confirmed === undefined)
      check(coordinates, postalCode, at(`content/towns/${slug}.yaml`, 'coordinates'));
  check(data.company.geo, data.company.address.postalCode, at('content/company.yaml', 'geo'));
};
