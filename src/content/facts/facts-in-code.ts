import type { FactValue } from '#src/lib/units.ts';
import { finding, type Report } from '../finding.ts';
import { type Facts, locationOfFact } from './load-facts.ts';

/** The facts that code uses, with the kind it needs. Published prices are in content/copy/price-list. */
export const factsInCode = {
  'coverage.travel-radius': 'number',
  'law.brussels-gas-interval': 'number',
  'law.brussels-oil-interval': 'number',
  'law.brussels-solid-interval': 'number',
  'law.flanders-gas-interval': 'number',
  'law.flanders-oil-interval': 'number',
  'law.flanders-solid-interval': 'number',
  'law.flanders-threshold': 'number',
  'law.reviewed': 'date',
  'law.wallonia-gas-interval': 'number',
  'law.wallonia-gas-large-interval': 'number',
  'law.wallonia-gas-threshold': 'number',
  'law.wallonia-oil-interval': 'number',
  'law.wallonia-solid-interval': 'number',
  'running-cost.co2-electricity': 'number',
  'running-cost.co2-gas': 'number',
  'running-cost.co2-oil': 'number',
  'running-cost.electricity-price': 'number',
  'running-cost.gas-efficiency': 'number',
  'running-cost.gas-price': 'number',
  'running-cost.gas-use': 'number',
  'running-cost.litre-energy': 'number',
  'running-cost.oil-efficiency': 'number',
  'running-cost.oil-price': 'number',
  'running-cost.oil-use': 'number',
  'running-cost.price-range': 'number',
  'running-cost.pump-maintenance': 'range',
  'running-cost.scop-floor': 'range',
  'running-cost.scop-large': 'range',
  'running-cost.scop-old': 'range',
  'underfloor.minimum-area': 'number',
  'vat.fossil-boilers-since': 'date',
  'vat.heat-pump-young-home-from': 'date',
  'vat.heat-pump-young-home-until': 'date',
  'vat.home-age': 'number',
  'vat.reduced': 'number',
  'vat.standard': 'number',
} as const;

/** A fact that code uses and that the owner may delete (BC-4). */
export const optionalFactInCode = 'maintenance.price-shown';

/** Names of the facts of a kind. */
export type FactNameInCode<Kind> = {
  [Name in keyof typeof factsInCode]: (typeof factsInCode)[Name] extends Kind ? Name : never;
}[keyof typeof factsInCode];

const isKind: Record<'number' | 'range' | 'date', (value: FactValue | undefined) => boolean> = {
  number: (value) => typeof value === 'number',
  range: (value) => Array.isArray(value),
  date: (value) => typeof value === 'string',
};

/** Reports facts that code uses and that are missing or of another kind. */
export const checkFactsInCode = (facts: Facts, report: Report): void => {
  for (const [name, needed] of Object.entries(factsInCode))
    if (!isKind[needed](facts.get(name)?.value))
      report(finding('code-fact-missing', locationOfFact(name), { name, needed }));
};

/** Returns the value of a fact that is a single number. */
export const factNumber = (facts: Facts, name: FactNameInCode<'number'>): number =>
  Number(facts.of(name).value);

/** Returns the value of a fact that is a range. */
export const factRange = (facts: Facts, name: FactNameInCode<'range'>): [low: number, high: number] =>
  facts.of(name).value as [number, number];

/** Returns the value of a fact that is a date (ISO). */
export const factDate = (facts: Facts, name: FactNameInCode<'date'>): string => String(facts.of(name).value);
