import type { FactValue } from '#src/lib/units.ts';
import { locationOfFact, type WrittenFacts } from '../facts/load-facts.ts';
import { finding, type Report } from '../finding.ts';
import type { Fact } from '../schemas/facts.ts';
import { usualRange } from './usual-values.ts';

/** The present and the next value of a fact may differ by this factor at most. */
const maxFactorToNext = 3;

/**
 * Checks that a last day that was still to come at its review is also `until`: texts that use it are removed after that
 * day.
 */
const checkEnd = (name: string, { value, unit, until, reviewed = '' }: Fact, report: Report): void => {
  if (unit !== 'date' || typeof value !== 'string' || !/-(?:until|end)$/.test(name) || value <= reviewed)
    return;
  const location = locationOfFact(name, 'until');
  if (until !== value)
    report({ ...finding('end-without-until', location, { value }), fix: { ...location, value } });
};

/** Reports prices whose VAT differs from what pages say (BC-1), and law, tax and grants without a review date (BC-5). */
const checkParts = (name: string, { unit, vat, reviewed, former }: Fact, report: Report): void => {
  const excluded = unit === 'EUR' && /^(?:prices|installation|repairs)\./.test(name);
  const expected = excluded ? 'excluded' : 'included';
  if ((excluded || (unit === 'EUR/m2' && name.startsWith('underfloor.'))) && vat !== expected)
    report(finding('price-vat', locationOfFact(name), { expected }));
  // The day on which all laws were reviewed is a fact, too.
  const isLaw = /^(?:law|vat|subsidies)\./.test(name) && name !== 'law.reviewed';
  if (isLaw && reviewed === undefined && former === undefined)
    report(finding('law-undated', locationOfFact(name)));
};

const numbersIn = (value: FactValue | undefined): number[] =>
  [value].flat().filter((end) => typeof end === 'number');

/** Reports prices with the wrong VAT, laws without a day of review, and improbable values, unless somebody has confirmed them. */
export const checkPlausible = (facts: WrittenFacts, report: Report): void => {
  for (const [name, fact] of facts) {
    const { value, byPage = {}, next, unit, formula, confirmed, source } = fact;
    checkEnd(name, fact, report);
    checkParts(name, fact, report);
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
