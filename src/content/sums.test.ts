import { describe, expect, test } from 'vitest';
import { type FactTable, factOf, facts } from './fact-table.ts';
import type { Fact } from './facts.ts';
import { evaluate } from './formula.ts';
import { sumProblems } from './sums.ts';

/** The facts of the site, one of them changed. */
const factsWith = (name: string, changed: Partial<Fact>): FactTable =>
  new Map([...facts, [name, { ...factOf(name, 'test'), ...changed }]]);

const worked = (formula: string) => evaluate(formula, 'articles', 'test', table);
const table: FactTable = new Map<string, Fact>([
  ['articles.bill', { value: 1500, unit: 'EUR', source: 'x' }],
  ['articles.share', { value: [10, 15], unit: 'percent', source: 'x' }],
  ['prices.boiler', { value: 2500, unit: 'EUR', vat: 'excluded', rate: 'boiler', source: 'x' }],
  ['law.reviewed', { value: '2026-02-21', unit: 'date', source: 'x' }],
  ['vat.standard', { value: 21, unit: 'percent', source: 'x' }],
]);

describe('a formula', () => {
  test.each([
    ['bill', 1500, 1500],
    ['bill × share', 150, 225],
    ['bill / share', 10_000, 15_000],
    ['(bill + 500) × 2 - prices.boiler / 5', 3500, 3500],
    ['prices.boiler - bill - 100', 900, 900],
    ['prices.boiler|incl21', 3025, 3025],
    ['bill × share|max', 225, 225],
    ['law.reviewed|year', 2026, 2026],
  ])('%s makes %d to %d', (formula, low, high) => {
    const [first, second] = worked(formula);
    expect(first).toBeCloseTo(low);
    expect(second).toBeCloseTo(high);
  });

  test.each([
    ['bill +', 'is not complete'],
    ['(bill', 'is not complete'],
    ['bill bill', 'is not complete'],
    ['bill * 2', '"* 2" cannot be read'],
    ['price', 'unknown fact {articles.price}'],
    ['law.reviewed', 'is no number'],
    ['bill|half', 'unknown "|half"'],
    ['prices.boiler|incl6', 'has no reduced rate'],
  ])('%s is refused', (formula, reason) => expect(() => worked(formula)).toThrow(reason));
});

test('BC-1: the sums of the worked examples are right', () => {
  expect(sumProblems()).toEqual([]);
});

test('BC-1: a changed price makes every sum built on it a mistake, with the right one', () => {
  const problems = sumProblems(factsWith('prices.oil-standard', { value: 209 }));
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/facts\/articles\.yaml: oil-separate: is 298, but prices\.oil-standard \+ .* makes 308\. .*Write 308\.$/,
    ),
    expect.stringContaining('oil-saving: is 49, but oil-separate - prices.oil-complete makes 59.'),
  ]);
});

test('BC-1: a worked example is invented or worked out', () => {
  expect(sumProblems(factsWith('articles.years', { source: 'somewhere' }))).toEqual([
    expect.stringContaining('content/facts/articles.yaml: years: has no formula'),
  ]);
});

test('BC-5: the day of the last review is the oldest of laws, VAT and grants', () => {
  const changed = { value: '2026-05-01' };
  expect(sumProblems(factsWith('law.reviewed', changed))).toEqual([
    expect.stringMatching(/law\.yaml: reviewed: is 2026-05-01, but .* on 2026-02-21.*Write 2026-02-21/),
  ]);
  expect(sumProblems(factsWith('law.reviewed', { value: '2027-02-21' })).join()).toContain('makes 2027');
});
