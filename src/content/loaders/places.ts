import { namesIn } from '../io/folders.ts';
import { readYaml } from '../io/read.ts';
import { type Coordinates, type Region, regionSchema, type Town, townSchema } from '../schemas/places.ts';
import { company } from './company.ts';

const towns = new Map<string, Town>();
const regions = new Map<string, Region>();

/** The data of one town. @throws ContentError when its file is missing or wrong. */
export function townData(slug: string): Town {
  const town = towns.get(slug) ?? readYaml(`content/towns/${slug}.yaml`, townSchema);
  towns.set(slug, town);
  return town;
}

/** The data of one region with its communes. @throws ContentError when its file is missing or wrong. */
export function regionData(slug: string): Region {
  const region = regions.get(slug) ?? readYaml(`content/regions/${slug}.yaml`, regionSchema);
  regions.set(slug, region);
  return region;
}

let slugs: readonly string[] | undefined;

/** Slugs of all towns, alphabetical. */
export const townSlugs = (): readonly string[] => {
  slugs ??= namesIn('content/towns', '.yaml');
  return slugs;
};

let slugByPostalCode: ReadonlyMap<string, string> | undefined;

/** Slug of the town with this postal code, the first of several, or null if there is no page for it. */
export const townOfPostalCode = (code: string): string | null => {
  slugByPostalCode ??= new Map(
    townSlugs()
      .toReversed()
      .map((slug) => [townData(slug).postalCode, slug]),
  );
  return slugByPostalCode.get(code) ?? null;
};

/** Straight-line distance in kilometres between two points (great circle). */
export function distance(a: Coordinates, b: Coordinates): number {
  const radian = Math.PI / 180;
  const latitude = Math.sin(((b.latitude - a.latitude) * radian) / 2) ** 2;
  const longitude = Math.sin(((b.longitude - a.longitude) * radian) / 2) ** 2;
  return (
    12742 *
    Math.asin(Math.sqrt(latitude + Math.cos(a.latitude * radian) * Math.cos(b.latitude * radian) * longitude))
  );
}

/** Straight-line distance in kilometres from the company's address. */
export const distanceFromFirm = (point: Coordinates): number => distance(company.geo, point);

/**
 * Kilometres east and north of the company's address, rounded to a tenth: 111.2 km are a degree of latitude, and a degree of
 * longitude at that latitude is shorter by its cosine.
 */
export const offsetFromFirm = ({ latitude, longitude }: Coordinates): [east: number, north: number] => {
  const tenths = (degrees: number) => Math.round(degrees * 1112) / 10;
  const shorter = Math.cos((company.geo.latitude * Math.PI) / 180);
  return [tenths((longitude - company.geo.longitude) * shorter), tenths(latitude - company.geo.latitude)];
};
