import type { FactValue, Unit } from '#src/lib/units.ts';
import { placeOfFact, type WrittenFacts } from '../facts/load-facts.ts';
import { finding, type Report } from '../finding.ts';
import { usualRange } from './usual-values.ts';

/** The units that the values of a file have. */
const unitsOf: Readonly<Record<string, readonly Unit[]>> = {
  times: ['minute', 'hour', 'day', 'week'],
  emergency: ['phone'],
};

/** How often a next value may be the present one, or the other way round. */
const step = 3;

/** First day of a date among the facts, and years from today until the last one. */
const dates = { first: '1990-01-01', years: 10 };

/** Values that hardly anything has, unless somebody has confirmed them, and units that do not fit their file. @param day ISO */
export const checkPlausible = (facts: WrittenFacts, day: string, report: Report): void => {
  const lastDay = `${Number(day.slice(0, 4)) + dates.years}-12-31`;
  for (const [name, { value, places = {}, next, unit, formula, confirmed }] of facts) {
    const units = unitsOf[name.split('.')[0] ?? ''];
    if (units !== undefined && !units.includes(unit))
      report(finding('fact-unit', placeOfFact(name, 'unit'), { unit, units: units.join(', ') }));
    const range = unit === 'date' ? ([dates.first, lastDay] as const) : usualRange(name, unit);
    if (range === undefined || confirmed !== undefined || formula !== undefined) continue;
    const check = (one: FactValue | undefined, [low, high]: typeof range, ...keys: string[]) => {
      const ends = one === undefined ? [] : [one].flat();
      const params = { value: ends.join(' – '), low, high };
      if (ends.some((end) => typeof end === typeof low && (end < low || end > high)))
        report(finding('fact-implausible', placeOfFact(name, ...keys), params));
    };
    check(value, range, 'value');
    for (const [page, one] of Object.entries(places)) check(one, range, 'places', page);
    check(next?.value, range, 'next', 'value');
    const now = [value].flat().filter((end) => typeof end === 'number');
    if (now.length > 0)
      check(next?.value, [Math.min(...now) / step, Math.max(...now) * step], 'next', 'value');
  }
};
