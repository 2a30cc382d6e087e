import type { RegionSlug } from '#src/content/schemas/places.ts';
import { distanceInKm } from '#src/lib/coordinates.ts';
import { type Language, otherLanguage } from '#src/lib/language.ts';
import { formatKilometres, townHref, townOfPostalCode } from '#src/page-props/towns.ts';
import { content } from '#src/site.ts';
import type { RegionView } from './RegionMap/region-map.ts';

/** The view of each region's map. */
const regionViews: Record<RegionSlug, RegionView> = {
  brussels: {
    centre: { latitude: 50.838, longitude: 4.36 },
    unitsPerKilometre: 40,
    rings: [15, 20, 25],
    tap: { latitude: 50.863, longitude: 4.258 },
    land: null,
    nudges: {
      '1000': [0, 6],
      '1030': [0, 6],
      '1050': [7, 0],
      '1060': [-7, 0],
      '1080': [0, 2],
      '1081': [0, -2],
      '1082': [0, 2],
      '1083': [0, 5],
      '1090': [0, -6],
      '1140': [0, -6],
      '1210': [0, -6],
    },
  },
  'flemish-brabant': {
    centre: { latitude: 50.862, longitude: 4.215 },
    unitsPerKilometre: 18.5,
    rings: [10, 20, 30],
    tap: { latitude: 50.86, longitude: 4.2 },
    land: 'M-190 333Q-231 333 -312 333Q-393 333 -367 262Q-341 191 -302 85Q-264 -21 -241 -69Q-218 -118 -153 -208Q-88 -299 -23 -309Q41 -319 84 -326Q127 -333 147 -333Q167 -333 177 -333Q187 -333 207 -333Q227 -333 259 -329Q291 -326 339 -321Q387 -316 389 -210Q391 -105 392 -34Q393 36 393 80Q393 124 393 146Q393 168 393 212Q393 256 360 268Q327 280 278 299Q228 317 163 322Q98 327 55 330Q12 333 -69 333Q-150 333 -190 333z',
    nudges: { '1950': [-8, -5], '1970': [4, 8], '1630': [6, 0], '1650': [-5, 0] },
  },
  'walloon-brabant': {
    centre: { latitude: 50.718, longitude: 4.525 },
    unitsPerKilometre: 11.3,
    rings: [30, 45, 60],
    tap: { latitude: 50.735, longitude: 4.3 },
    land: 'M-286 158Q-332 121 -362 96Q-393 71 -384 62Q-376 52 -363 38Q-350 24 -39 -57Q272 -138 309 -116Q345 -94 369 -79Q393 -65 393 -27Q393 10 393 29Q393 47 393 85Q393 122 312 151Q231 180 109 224Q-13 268 -127 232Q-241 195 -286 158z',
    nudges: { '1310': [-4, -5], '1490': [-13, 0], '1435': [10, -2], '1450': [-6, 4], '1457': [8, 0] },
  },
};

/** Returns the view of a region's map, with the formatted labels of its rings. */
export const regionView = (slug: RegionSlug, lang: Language) => {
  const view = regionViews[slug];
  return {
    view,
    ringLabels: view.rings.map((radius) => formatKilometres(radius, lang)),
  };
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
      distance: formatKilometres(Math.round(distanceInKm(content.company.geo, coordinates)), lang),
      href: townHref(townOfPostalCode(postalCode), lang),
    };
  });
