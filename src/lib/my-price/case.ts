import type { RegionId } from '../place-search/regions.ts';

/** What a visitor needs (TL-8). */
export const workIds = [
  'repair',
  'maintenance',
  'sweeping',
  'check',
  'boiler',
  'heat-pump',
  'underfloor',
] as const;
export type WorkId = (typeof workIds)[number];

/** What the boiler burns. */
export const energyIds = ['gas', 'oil'] as const;
export type EnergyId = (typeof energyIds)[number];

/** Age of the home, which decides about VAT and about what may be installed. */
export const ageIds = ['older', 'younger', 'new'] as const;
export type AgeId = (typeof ageIds)[number];

/** The prices that an answer can show. content/copy/price-coverage says what each covers. */
export const pricedIds = [
  'repair',
  'gas-maintenance',
  'oil-maintenance',
  'sweeping',
  'peb-check',
  'gas-boiler',
  'oil-boiler',
  'heat-pump',
  'underfloor',
] as const;
export type PricedId = (typeof pricedIds)[number];

/** The works whose price depends on the fuel. */
export const worksByEnergy: readonly WorkId[] = ['maintenance', 'check', 'boiler'];

/**
 * Returns the price of a work. The separate check exists in Brussels (PEB). Elsewhere the maintenance includes the
 * certificate of the Region.
 */
export const pricedOf = (work: WorkId, energy: EnergyId, region: RegionId): PricedId => {
  if (work === 'boiler') return `${energy}-boiler`;
  if (work === 'maintenance' || (work === 'check' && region !== 'brussels')) return `${energy}-maintenance`;
  return work === 'check' ? 'peb-check' : work;
};

/** Why a new boiler cannot be installed. */
export const refusalIds = ['oil-brussels', 'oil-new', 'gas-new'] as const;
export type RefusalId = (typeof refusalIds)[number];

/**
 * Returns why a work is not allowed; null if it is or may be allowed (content/facts/law.yaml: brussels-oil-ban,
 * flanders-oil-ban, wallonia-new-build-ban, brussels-gas-new-build, flanders-gas-new-build). Wallonia has no rule against
 * gas in new buildings.
 */
export const refusalOf = (priced: PricedId, age: AgeId, region: RegionId): RefusalId | null => {
  if (priced === 'oil-boiler' && region === 'brussels') return 'oil-brussels';
  if (priced === 'oil-boiler' && age === 'new') return 'oil-new';
  return priced === 'gas-boiler' && age === 'new' && region !== 'wallonia' ? 'gas-new' : null;
};
