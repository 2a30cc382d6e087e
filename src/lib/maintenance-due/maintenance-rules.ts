import type { LegalRegion } from '../place-search/legal-regions.ts';

/** The appliances of the tool, by fuel. */
export const applianceIds = ['gas', 'oil', 'water-heater', 'solid', 'heat-pump'] as const;
export type ApplianceId = (typeof applianceIds)[number];

/** The rules of the three Regions, in the order of the table. */
export const maintenanceRuleIds = [
  'brussels-gas',
  'brussels-water-heater',
  'brussels-oil',
  'brussels-solid',
  'flanders-gas',
  'flanders-oil',
  'flanders-small',
  'flanders-solid',
  'flanders-water-heater',
  'wallonia-gas',
  'wallonia-gas-large',
  'wallonia-oil',
  'wallonia-solid',
  'wallonia-water-heater',
  'heat-pump',
] as const;
export type MaintenanceRuleId = (typeof maintenanceRuleIds)[number];

/** Outputs in kW at which a rule changes (content/facts/law.yaml). */
export interface PowerThresholds {
  /** Flanders: from this output on maintenance is compulsory. */
  flanders: number;
  /** Wallonia: above this output gas is inspected more often. */
  wallonia: number;
}

/**
 * Returns the rule for an appliance.
 * @param power in kW; null if the visitor does not know it. Then the rule of a usual boiler is returned: in Flanders one
 * that must be maintained, in Wallonia that of a home.
 */
export const maintenanceRuleOf = (
  region: LegalRegion,
  appliance: ApplianceId,
  power: number | null,
  thresholds: PowerThresholds,
): MaintenanceRuleId => {
  if (appliance === 'heat-pump') return 'heat-pump';
  const isBoiler = appliance === 'gas' || appliance === 'oil';
  if (region === 'flanders' && isBoiler && power !== null && power < thresholds.flanders)
    return 'flanders-small';
  if (region === 'wallonia' && appliance === 'gas' && power !== null && power > thresholds.wallonia)
    return 'wallonia-gas-large';
  return `${region}-${appliance}`;
};
