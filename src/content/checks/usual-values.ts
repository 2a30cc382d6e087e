import type { Unit } from '#src/lib/units.ts';

type Range = readonly [low: number, high: number];

const usualRangesByUnit: Partial<Record<Unit, Range>> = {
  EUR: [20, 150_000],
  'EUR/m2': [20, 300],
  'EUR/kWh': [0.04, 1],
  'EUR/litre': [0.4, 4],
  percent: [2, 100],
  year: [1, 60],
  month: [1, 36],
  week: [1, 6],
  day: [1, 60],
  hour: [1, 72],
  minute: [10, 180],
  kilometre: [5, 150],
  metre: [1, 200],
  centimetre: [1, 30],
  'square-metre': [20, 500],
  degree: [-30, 90],
  kilowatt: [0.5, 150],
  'kilowatt-hour': [1, 60_000],
  'kg/kWh': [0.03, 1],
  decibel: [20, 90],
  litre: [80, 5000],
  bar: [0.5, 3],
  count: [1, 50_000],
  'calendar-year': [1000, 2060],
};

/** By the name of one fact, or by a file of facts and a unit. They win over those of a unit. */
const usualRangesByName: Readonly<Record<string, Range>> = {
  'claims percent': [50, 100],
  'heat-pump EUR': [500, 50_000],
  'installation EUR': [500, 20_000],
  'law year': [1, 6],
  'prices EUR': [40, 900],
  'repairs EUR': [30, 1000],
  'running-cost count': [1.5, 7],
  'times day': [1, 14],
  'times.quote-validity': [14, 90],
  'vat.reduced': [4, 12],
  'vat.standard': [15, 25],
  'warranties month': [6, 36],
  'warranties.liability-cover': [500_000, 10_000_000],
};

/** Returns the usual values of a fact such as `prices.repair`; undefined if nothing is usual for its unit. */
export const usualRange = (name: string, unit: Unit): Range | undefined =>
  usualRangesByName[name] ?? usualRangesByName[`${name.split('.')[0]} ${unit}`] ?? usualRangesByUnit[unit];
