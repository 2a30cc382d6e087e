import { isDate } from '#src/lib/civil-date/civil-date.ts';
import type { FactValue, Unit } from '#src/lib/units.ts';
import { locationOfFact, type WrittenFacts } from '../facts/load-facts.ts';
import { finding, type Report } from '../finding.ts';
import type { Fact } from '../schemas/facts.ts';
import { usualUnits } from './usual-units.ts';
import { usualRange } from './usual-values.ts';

const step = 3;

/** The largest factor between the two ends of a range. */
const widest = 18;

const counted: ReadonlySet<Unit> = new Set([
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'calendar-year',
]);

/** The largest factor between two numbers that the specification gives for the same fact. */
const apart = 10;

/** The first day that a date may have, and how many years from today the last day is. */
const dates = { first: '1990-01-01', years: 10 };

/**
 * Checks that a last day that was still to come at its review is also `until`: texts that use it are removed after that
 * day.
 */
const checkEnd = (name: string, { value, unit, until, reviewed = '' }: Fact, report: Report): void => {
  if (unit !== 'date' || typeof value !== 'string' || !/-(?:until|end)$/.test(name) || value <= reviewed)
    return;
  const place = locationOfFact(name, 'until');
  if (until !== value)
    report({ ...finding('end-without-until', place, { value }), fix: { ...place, value } });
};

/** Reports prices whose VAT differs from what pages say (BC-1), and law, tax and grants without a review date (BC-5). */
const checkParts = (name: string, { unit, vat, reviewed, former }: Fact, report: Report): void => {
  const excluded = unit === 'EUR' && /^(?:prices|installation|repairs)\./.test(name);
  const right = excluded ? 'excluded' : 'included';
  if ((excluded || (unit === 'EUR/m2' && name.startsWith('underfloor.'))) && vat !== right)
    report(finding('price-vat', locationOfFact(name), { right }));
  // The day on which all laws were reviewed is a fact, too.
  const isLaw = /^(?:law|vat|subsidies)\./.test(name) && name !== 'law.reviewed';
  if (isLaw && reviewed === undefined && former === undefined)
    report(finding('law-undated', locationOfFact(name)));
};

const numbersIn = (values: readonly (FactValue | undefined)[]): number[] =>
  values.flat().filter((value) => typeof value === 'number');

/** Reports improbable values, unless somebody has confirmed them, and units that do not fit their file. @param day ISO */
export const checkPlausible = (facts: WrittenFacts, day: string, report: Report): void => {
  const lastDay = `${Number(day.slice(0, 4)) + dates.years}-12-31`;
  for (const [name, fact] of facts) {
    const { value, byPage = {}, next, unit, formula, confirmed, source } = fact;
    checkEnd(name, fact, report);
    checkParts(name, fact, report);
    const units = usualUnits(name);
    if (units.length > 0 && !units.includes(unit))
      report(finding('fact-unit', locationOfFact(name, 'unit'), { unit, units: units.join(', ') }));
    else if (unit === 'text' && isDate(String(value)))
      report(finding('fact-unit', locationOfFact(name, 'unit'), { unit, units: 'date' }));
    const range = unit === 'date' ? ([dates.first, lastDay] as const) : usualRange(name, unit);
    if (range === undefined || confirmed !== undefined || formula !== undefined) continue;
    const check = (one: FactValue | undefined, [low, high]: typeof range, ...keys: string[]) => {
      const ends = one === undefined ? [] : [one].flat();
      const params = { value: ends.join(' – '), low, high, source };
      if (ends.some((end) => typeof end === typeof low && (end < low || end > high)))
        report(finding('fact-implausible', locationOfFact(name, ...keys), params));
    };
    check(value, range, 'value');
    if (Array.isArray(value)) check(value, [value[0], value[0] * widest], 'value');
    const now = numbersIn([value]);
    const broken = now.find((number) => !Number.isInteger(number));
    if (broken !== undefined && (counted.has(unit) || name.startsWith('places.')))
      report(finding('not-a-whole-number', locationOfFact(name, 'value'), { value: broken }));
    const numbers = numbersIn([value, ...Object.values(byPage)]);
    for (const [page, one] of Object.entries(byPage)) {
      check(one, range, 'byPage', page);
      if (numbers.length > 0)
        check(one, [Math.max(...numbers) / apart, Math.min(...numbers) * apart], 'byPage', page);
    }
    check(next?.value, range, 'next', 'value');
    if (now.length > 0)
      check(next?.value, [Math.min(...now) / step, Math.max(...now) * step], 'next', 'value');
  }
};
