import type { RegionSlug } from '#src/content/schemas/places.ts';
import type { Coordinates } from '#src/lib/coordinates.ts';
import { type Language, otherLanguage } from '#src/lib/language.ts';
import { distanceText, mapBaseProps, townHref, townOfPostalCode } from '#src/page-props/towns.ts';
import type { MapPlace, MapView } from '#src/sections/PlaceMap/map-view.ts';
import { content } from '#src/site.ts';

/** The view of each region's map, and the end of the pipe from the company. */
const regionViews: Record<RegionSlug, Omit<MapView, 'left' | 'top'> & { tap: Coordinates }> = {
  brussels: {
    centre: { latitude: 50.838, longitude: 4.36 },
    unitsPerKilometre: 40,
    rings: [15, 20, 25],
    ringAngle: 28,
    companyLabel: 'below',
    names: ['canal', 'forest', 'ring'],
    tap: { latitude: 50.863, longitude: 4.258 },
  },
  'flemish-brabant': {
    centre: { latitude: 50.862, longitude: 4.21 },
    unitsPerKilometre: 18.5,
    rings: [10],
    ringAngle: 295,
    companyLabel: 'left',
    names: [],
    tap: { latitude: 50.867, longitude: 4.167 },
  },
  'walloon-brabant': {
    centre: { latitude: 50.718, longitude: 4.485 },
    unitsPerKilometre: 10.8,
    rings: [30, 45, 60],
    ringAngle: 8,
    companyLabel: 'above',
    names: [],
    tap: { latitude: 50.735, longitude: 4.3 },
  },
};

/** Returns the map of a region: the postal codes of its communes; the list above has their names. */
export const regionMap = (slug: RegionSlug, lang: Language) => {
  const { tap, ...view } = regionViews[slug];
  const places = content.regions
    .of(slug)
    .communes.filter(({ postalCode }) => postalCode !== content.company.address.postalCode)
    .map(
      ({ postalCode, coordinates, label }): MapPlace => ({
        name: postalCode,
        coordinates,
        kind: 'code',
        label: label ?? null,
        href: null,
      }),
    );
  return { ...mapBaseProps({ left: -400, top: -350, ...view }, lang), places, pipes: [tap], pipeLabel: null };
};

/** The languages of a region's street signs: its official languages. */
const signLanguages: Record<RegionSlug, readonly Language[]> = {
  brussels: ['fr', 'nl'],
  'flemish-brabant': ['nl'],
  'walloon-brabant': ['fr'],
};

/**
 * Returns the communes of a region as street signs, with the straight-line distance from the company. A second name is the
 * one on the real signs, in the other language, if different.
 */
export const communeSigns = (region: RegionSlug, lang: Language) =>
  content.regions.of(region).communes.map(({ name, postalCode, coordinates }) => {
    const other = otherLanguage[lang];
    const isShown = name.fr !== name.nl && signLanguages[region].includes(other);
    return {
      name: name[lang],
      second: isShown ? { name: name[other], lang: other } : null,
      postalCode,
      distance: distanceText(coordinates, lang),
      href: townHref(townOfPostalCode(postalCode), lang),
    };
  });
