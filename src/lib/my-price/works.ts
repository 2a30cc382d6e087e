import type { Fuel } from '../fuels.ts';
import type { LegalRegion } from '../place-search/legal-regions.ts';

/** The works that a visitor can ask for (TL-8). */
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

/** Age of the home, which decides about VAT and about what may be installed. */
export const homeAgeIds = ['older', 'younger', 'new'] as const;
export type HomeAgeId = (typeof homeAgeIds)[number];

/** The prices that an answer can show. content/copy/price-coverage says what each covers. */
export const toolPriceIds = [
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
export type ToolPriceId = (typeof toolPriceIds)[number];

/** The works whose price depends on the fuel. */
export const worksPricedByFuel: readonly WorkId[] = ['maintenance', 'check', 'boiler'];

/** The ages of home in which a work is done: in a home that is being built, only installations. */
export const homeAgesOf = (work: WorkId): readonly HomeAgeId[] =>
  ['boiler', 'heat-pump', 'underfloor'].includes(work) ? homeAgeIds : ['older', 'younger'];

/** The separate check exists in Brussels (PEB). Elsewhere the maintenance includes the certificate of the Region. */
export const toolPriceIdOf = (work: WorkId, energy: Fuel, region: LegalRegion): ToolPriceId => {
  if (work === 'boiler') return `${energy}-boiler`;
  if (work === 'maintenance' || (work === 'check' && region !== 'brussels')) return `${energy}-maintenance`;
  return work === 'check' ? 'peb-check' : work;
};

/** Why a new boiler cannot be installed: the rule of each Region. */
export const refusalIds = [
  'oil-brussels',
  'oil-new-flanders',
  'oil-new-wallonia',
  'gas-new-brussels',
  'gas-new-flanders',
] as const;
export type RefusalId = (typeof refusalIds)[number];

/**
 * Returns why a work is not allowed; null if it is or may be allowed (content/facts/law.yaml: brussels-oil-ban,
 * flanders-oil-ban, wallonia-new-build-ban, brussels-gas-new-build, flanders-gas-new-build). Wallonia has no rule against
 * gas in new buildings.
 */
export const refusalIdOf = (priced: ToolPriceId, age: HomeAgeId, region: LegalRegion): RefusalId | null => {
  if (priced === 'oil-boiler' && region === 'brussels') return 'oil-brussels';
  if (age !== 'new') return null;
  if (priced === 'oil-boiler' && region !== 'brussels') return `oil-new-${region}`;
  return priced === 'gas-boiler' && region !== 'wallonia' ? `gas-new-${region}` : null;
};

/** Returns the id of the rule for a price. A check alone follows from the rule of maintenance. */
export const ruleIdForPrice = (priced: ToolPriceId, energy: Fuel): ToolPriceId =>
  priced === 'peb-check' ? `${energy}-maintenance` : priced;
