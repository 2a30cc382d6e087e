import type { FactValue, Unit } from '#src/lib/units.ts';
import { locationOfFact, type WrittenFacts } from '../facts/load-facts.ts';
import { finding, type Report } from '../finding.ts';
import type { Fact } from '../schemas/facts.ts';

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

/** The present and the next value of a fact may differ by this factor at most. */
const maxFactorToNext = 3;

/**
 * Checks that a last day that was still to come at its review is also `until`: texts that use it are removed after that
 * day.
 */
const checkLastDay = (name: string, { value, unit, until, reviewed = '' }: Fact, report: Report): void => {
  if (unit !== 'date' || typeof value !== 'string' || !/-(?:until|end)$/.test(name) || value <= reviewed)
    return;
  const location = locationOfFact(name, 'until');
  if (until !== value)
    report({ ...finding('end-without-until', location, { value }), fix: { ...location, value } });
};

/** Reports prices whose VAT differs from what pages say (BC-1), and law, tax and grants without a review date (BC-5). */
const checkVatAndReview = (name: string, { unit, vat, reviewed, former }: Fact, report: Report): void => {
  const isVatExcluded = unit === 'EUR' && /^(?:prices|installation|repairs)\./.test(name);
  const expected = isVatExcluded ? 'excluded' : 'included';
  if ((isVatExcluded || (unit === 'EUR/m2' && name.startsWith('underfloor.'))) && vat !== expected)
    report(finding('price-vat', locationOfFact(name), { expected }));
  // The day on which all laws were reviewed is a fact, too.
  const isLaw = /^(?:law|vat|subsidies)\./.test(name) && name !== 'law.reviewed';
  if (isLaw && reviewed === undefined && former === undefined)
    report(finding('review-wrong', locationOfFact(name)));
};

const numbersIn = (value: FactValue | undefined): number[] =>
  [value].flat().filter((end) => typeof end === 'number');

/** Reports prices with the wrong VAT, laws without a day of review, and improbable values, unless somebody has confirmed them. */
export const checkFactValues = (facts: WrittenFacts, report: Report): void => {
  for (const [name, fact] of facts) {
    const { value, byPage = {}, next, unit, formula, confirmed, source } = fact;
    checkLastDay(name, fact, report);
    checkVatAndReview(name, fact, report);
    const range = usualRange(name, unit);
    if (range === undefined || confirmed !== undefined || formula !== undefined) continue;
    const check = (one: FactValue | undefined, [low, high]: typeof range, ...keys: string[]) => {
      const ends = numbersIn(one);
      const params = { value: ends.join(' – '), low, high, source };
      if (ends.some((end) => end < low || end > high))
        report(finding('fact-implausible', locationOfFact(name, ...keys), params));
    };
    check(value, range, 'value');
    for (const [page, one] of Object.entries(byPage)) check(one, range, 'byPage', page);
    const now = numbersIn(value);
    const near =
      now.length === 0
        ? range
        : ([Math.min(...now) / maxFactorToNext, Math.max(...now) * maxFactorToNext] as const);
    check(next?.value, near, 'next', 'value');
  }
};
