import type * as z from 'zod';
import { type Language, perLanguage } from '#src/lib/language.ts';
import type { RequiredMap } from './required-map.ts';
import type { PlaceName, postalCodesSchema } from './schemas/places.ts';
import { type Region, regionSlugs, type Town } from './schemas/places.ts';

type PostalCodes = z.infer<typeof postalCodesSchema>;

type Name = Record<Language, string>;
const nameOf = (name: PlaceName): Name => (typeof name === 'string' ? perLanguage(() => name) : name);

/** A commune that the company serves, from content/regions/ or content/towns/. */
export type ServedPlace = ReturnType<typeof servedPlacesOf>[number];

const codesAndSubMunicipalities = (code: string, { served }: PostalCodes) => {
  const byCode = Object.entries(served[code] ?? {});
  return {
    codes: [code, ...byCode.map(([other]) => other).filter((other) => other !== code)],
    subMunicipalities: byCode.flatMap(([other, names]) =>
      names.map((name) => ({ code: other, name: nameOf(name) })),
    ),
  };
};

/**
 * Lists each served commune once: its codes, its own one first; the region whose page lists it; the slug of its own page.
 * Ignores entries of content/postal-codes.yaml for other communes, such as a removed town.
 */
export const servedPlacesOf = (
  regions: RequiredMap<Region>,
  towns: RequiredMap<Town>,
  postalCodes: PostalCodes,
) => {
  const townOf = new Map([...towns].map(([slug, { postalCode }]) => [postalCode, slug]));
  const ofRegions = regionSlugs.flatMap((region) =>
    regions.of(region).communes.map(({ postalCode, name, coordinates }) => ({
      ...codesAndSubMunicipalities(postalCode, postalCodes),
      name,
      coordinates,
      region,
      town: townOf.get(postalCode) ?? null,
    })),
  );
  const listedCodes = new Set(ofRegions.map(({ codes: [code] }) => code));
  const ofTowns = [...townOf]
    .filter(([code]) => !listedCodes.has(code))
    .map(([code, town]) => {
      const { name, coordinates } = towns.of(town);
      return { ...codesAndSubMunicipalities(code, postalCodes), name, coordinates, region: null, town };
    });
  return [...ofRegions, ...ofTowns];
};

/** Lists the places that visitors may look for and that the company does not serve. */
export const unservedPlacesOf = ({ elsewhere }: PostalCodes) =>
  elsewhere.map(({ name, codes, at: [latitude, longitude] }) => ({
    name: nameOf(name),
    codes,
    coordinates: { latitude, longitude },
  }));
