/** The three Regions, whose rules differ. */
export const legalRegions = ['brussels', 'flanders', 'wallonia'] as const;
export type LegalRegion = (typeof legalRegions)[number];

/** The provinces, and the Region of Brussels, which belongs to none. */
export const provinceIds = [
  'brussels',
  'walloon-brabant',
  'flemish-brabant',
  'antwerp',
  'limburg',
  'liege',
  'namur',
  'hainaut',
  'luxembourg',
  'west-flanders',
  'east-flanders',
] as const;
export type ProvinceId = (typeof provinceIds)[number];

/** The provinces in which a town can have a page. */
export const townProvinces = [
  'flemish-brabant',
  'east-flanders',
  'walloon-brabant',
] as const satisfies readonly ProvinceId[];

/** Ranges of postal codes: each from its first code to the next range. Belgium numbers them by province. */
const postalCodeRanges: readonly [from: number, province: ProvinceId, region: LegalRegion][] = [
  [1000, 'brussels', 'brussels'],
  [1300, 'walloon-brabant', 'wallonia'],
  [1500, 'flemish-brabant', 'flanders'],
  [2000, 'antwerp', 'flanders'],
  [3000, 'flemish-brabant', 'flanders'],
  [3500, 'limburg', 'flanders'],
  [4000, 'liege', 'wallonia'],
  [5000, 'namur', 'wallonia'],
  [6000, 'hainaut', 'wallonia'],
  [6600, 'luxembourg', 'wallonia'],
  [7000, 'hainaut', 'wallonia'],
  [8000, 'west-flanders', 'flanders'],
  [9000, 'east-flanders', 'flanders'],
];

/** Returns the province and Region of a postal code of four digits; null below 1000. */
export const provinceAndRegionOf = (code: string): { province: ProvinceId; region: LegalRegion } | null => {
  const found = postalCodeRanges.findLast(([from]) => Number(code) >= from);
  return found === undefined ? null : { province: found[1], region: found[2] };
};
