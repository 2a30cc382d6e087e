import type { FactValue, Unit } from '#src/lib/units.ts';
import { placeOfFact, type WrittenFacts } from '../facts/load-facts.ts';
import { finding, type Place, type Report } from '../finding.ts';
import type { Fact } from '../schemas/facts.ts';

type Range = readonly [low: number, high: number];

/** What a value of a unit usually is in a household and a heating company; null where there is no number. */
const usual: Record<Unit, Range | null> = {
  EUR: [1, 150_000],
  'EUR/m2': [20, 300],
  'EUR/kWh': [0.03, 1],
  'EUR/litre': [0.4, 4],
  percent: [0.1, 100],
  year: [1, 60],
  month: [1, 36],
  week: [1, 12],
  day: [1, 120],
  hour: [0.25, 96],
  minute: [5, 180],
  kilometre: [1, 150],
  metre: [0.5, 200],
  centimetre: [1, 50],
  'square-metre': [10, 500],
  degree: [-30, 95],
  kilowatt: [0.5, 200],
  'kilowatt-hour': [1, 60_000],
  'kg/kWh': [0.02, 1],
  decibel: [20, 90],
  litre: [50, 5000],
  bar: [0.5, 3],
  count: [1, 50_000],
  times: [1, 50],
  'calendar-year': [1000, 2060],
  date: null,
  phone: null,
  text: null,
};

/** The same for the values of a file, `prices EUR`, or for a single fact. */
const usualOf: Readonly<Record<string, Range>> = {
  'prices EUR': [40, 900],
  'repairs EUR': [30, 1000],
  'installation EUR': [500, 20_000],
  'heat-pump EUR': [500, 50_000],
  'claims count': [1, 20_000],
  'repairs.frost-minimum': [5, 20],
  'running-cost.scop-old': [1.5, 7],
  'running-cost.scop-large': [1.5, 7],
  'running-cost.scop-floor': [1.5, 7],
  'warranties.liability-cover': [100_000, 10_000_000],
};

/** The units that the values of a file have. */
const unitsOf: Readonly<Record<string, readonly Unit[]>> = {
  times: ['minute', 'hour', 'day'],
  emergency: ['phone'],
  prices: ['EUR', 'year'],
  vat: ['percent', 'year', 'date'],
};

/** How often a next value may be the present one, or the other way round. */
const step = 3;
/** The first day of a fact, and the years from today until its last one. */
const dates = { first: '1990-01-01', years: 10 };

const numbersIn = (value: FactValue | undefined): number[] =>
  [value].flat().filter((one) => typeof one === 'number');

/** The least and the most that a fact usually is, as it is written. */
const rangeOf = (
  name: string,
  { unit }: Fact,
  day: string,
): readonly [number | string, number | string] | null =>
  unit === 'date'
    ? [dates.first, `${Number(day.slice(0, 4)) + dates.years}-12-31`]
    : (usualOf[name] ?? usualOf[`${name.split('.')[0]} ${unit}`] ?? usual[unit]);

/** Reports a value outside of a range. */
const checkWithin = (
  value: FactValue | undefined,
  [low, high]: readonly [number | string, number | string],
  place: Place,
  report: Report,
): void => {
  const ends = typeof low === 'string' && typeof value === 'string' ? [value] : numbersIn(value);
  if (ends.some((end) => end < low || end > high))
    report(finding('fact-implausible', place, { value: [value].flat().join(' – '), low, high }));
};

/** Values that hardly anything has, unless somebody has confirmed them, and units that do not fit their file. @param day ISO */
export const checkPlausible = (facts: WrittenFacts, day: string, report: Report): void => {
  for (const [name, fact] of facts) {
    const { value, places = {}, next, unit, formula, confirmed } = fact;
    const units = unitsOf[name.split('.')[0] ?? ''];
    if (units !== undefined && !units.includes(unit))
      report(finding('fact-unit', placeOfFact(name, 'unit'), { unit, units: units.join(', ') }));
    const range = rangeOf(name, fact, day);
    if (range === null || confirmed !== undefined || formula !== undefined) continue;
    checkWithin(value, range, placeOfFact(name, 'value'), report);
    for (const [page, one] of Object.entries(places))
      checkWithin(one, range, placeOfFact(name, 'places', page), report);
    checkWithin(next?.value, range, placeOfFact(name, 'next', 'value'), report);
    const now = numbersIn(value);
    if (now.length > 0)
      checkWithin(
        next?.value,
        [Math.min(...now) / step, Math.max(...now) * step],
        placeOfFact(name, 'next', 'value'),
        report,
      );
  }
};
