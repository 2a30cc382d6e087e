import type { Language } from '#src/lib/language.ts';
import { readYaml } from '../io/read.ts';
import { type Coordinates, type RegionSlug, regionSlugs } from '../schemas/places.ts';
import { type PlaceName, postalCodesFile } from '../schemas/postal-codes.ts';
import { regionData, townData, townSlugs } from './places.ts';

const file = 'content/postal-codes.yaml';
let cached: ReturnType<typeof read> | undefined;
const read = () => readYaml(file, postalCodesFile);
const postalCodes = () => {
  cached ??= read();
  return cached;
};

/** A name in both languages. */
type Name = Record<Language, string>;
const nameOf = (name: PlaceName): Name => (typeof name === 'string' ? { fr: name, nl: name } : name);

/** A commune that the company serves, of content/regions/ or content/towns/. */
export interface ServedPlace {
  name: Name;
  /** All its postal codes, its own first. */
  codes: string[];
  sections: { code: string; name: Name }[];
  coordinates: Coordinates;
  /** The region whose page lists it; null for a town that none lists. */
  region: RegionSlug | null;
  /** Slug of its own page, if there is one. */
  town: string | null;
}

const sectionsOf = (code: string) => {
  const byCode = Object.entries(postalCodes().served[code] ?? {});
  return {
    codes: [code, ...byCode.map(([other]) => other).filter((other) => other !== code)],
    sections: byCode.flatMap(([other, names]) => names.map((name) => ({ code: other, name: nameOf(name) }))),
  };
};

let all: readonly ServedPlace[] | undefined;

const collect = (): ServedPlace[] => {
  const towns = new Map(townSlugs().map((slug) => [townData(slug).postalCode, slug]));
  const ofRegions = regionSlugs.flatMap((region) =>
    regionData(region).communes.map(({ postalCode, name, coordinates }) => ({
      ...sectionsOf(postalCode),
      name,
      coordinates,
      region,
      town: towns.get(postalCode) ?? null,
    })),
  );
  const listed = new Set(ofRegions.map(({ codes: [code] }) => code));
  const ofTowns = [...towns]
    .filter(([code]) => !listed.has(code))
    .map(([code, town]) => {
      const { name, coordinates } = townData(town);
      return { ...sectionsOf(code), name, coordinates, region: null, town };
    });
  return [...ofRegions, ...ofTowns];
};

/** All communes served, once each. Entries of content/postal-codes.yaml for other communes, as after a town was removed, stay unused. */
export const servedPlaces = (): readonly ServedPlace[] => {
  all ??= collect();
  return all;
};

/** Places that visitors may look for and that are not served. */
export const placesElsewhere = (): { name: Name; codes: string[]; coordinates: Coordinates }[] =>
  postalCodes().elsewhere.map(({ name, codes, at: [latitude, longitude] }) => ({
    name: nameOf(name),
    codes,
    coordinates: { latitude, longitude },
  }));
