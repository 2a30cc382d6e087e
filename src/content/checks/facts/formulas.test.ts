import { describe, expect, test } from 'vitest';
import { factOf } from '../../loaders/fact-table.ts';
import { evaluate } from '../../loaders/formula.ts';
import type { FactTable } from '../../loaders/read-facts.ts';
import type { Fact } from '../../schemas/facts.ts';
import { formulaProblems } from './formulas.ts';

const messagesOf = (table?: FactTable) => formulaProblems(table).map(({ message }) => message);

const evaluated = (formula: string) => evaluate(formula, 'articles', 'test', table);
const table: FactTable = new Map<string, Fact>([
  ['articles.bill', { value: 1500, unit: 'EUR', source: 'x' }],
  ['articles.share', { value: [10, 15], unit: 'percent', source: 'x' }],
  ['prices.boiler', { value: 2500, unit: 'EUR', vat: 'excluded', regime: 'boiler', source: 'x' }],
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
    const [first, second] = evaluated(formula);
    expect(first).toBeCloseTo(low);
    expect(second).toBeCloseTo(high);
  });

  test.each([
    ['bill +', 'is not complete'],
    ['(bill', 'is not complete'],
    ['bill bill', 'is not complete'],
    ['bill * 2', '"* 2" cannot be parsed'],
    ['price', 'unknown fact {articles.price}'],
    ['law.reviewed', 'is not a number'],
    ['bill|half', 'unknown "|half"'],
    ['prices.boiler|incl6', 'has no reduced rate'],
  ])('%s is refused', (formula, reason) => expect(() => evaluated(formula)).toThrow(reason));
});

test('BC-1: the values of the worked examples are right', () => {
  expect(messagesOf()).toEqual([]);
});

/** Facts whose formulas hold, one of them changed. */
const factsWith = (name: string, changed: Partial<Fact>): FactTable => {
  const facts = new Map<string, Fact>([
    ['articles.years', { value: 10, unit: 'year', source: 'example' }],
    ['vat.standard', { value: 21, unit: 'percent', source: 'x', reviewed: '2026-04-01' }],
    ['law.interval', { value: 2, unit: 'year', source: 'x', reviewed: '2026-02-21' }],
    ['law.reviewed', { value: '2026-02-21', unit: 'date', source: 'x' }],
    ['law.state-year', { value: 2026, unit: 'calendar-year', source: 'x', formula: 'reviewed|year' }],
  ]);
  return facts.set(name, { ...factOf(name, 'test', facts), ...changed });
};

test('BC-1: a number of a worked example is an example or has a formula', () => {
  expect(messagesOf(factsWith('articles.years', { source: 'somewhere' }))).toEqual([
    expect.stringContaining('content/facts/articles.yaml: years: has no formula'),
  ]);
});

test('BC-5: law.reviewed is the oldest review date of laws, VAT and grants', () => {
  expect(messagesOf(factsWith('law.reviewed', { value: '2026-05-01' }))).toEqual([
    expect.stringMatching(/law\.yaml: reviewed: is 2026-05-01, but .* on 2026-02-21.*Write 2026-02-21/),
  ]);
  expect(messagesOf(factsWith('law.reviewed', { value: '2027-02-21' })).join()).toContain('makes 2027');
});

test('BC-1: what makes a value right is there as data, too', () => {
  const later = factsWith('law.reviewed', { value: '2027-02-21' });
  expect(formulaProblems(later).map(({ remedy }) => remedy)).toEqual([
    { kind: 'value', fact: 'law.state-year', value: 2027 },
    { kind: 'value', fact: 'law.reviewed', value: '2026-02-21' },
  ]);
});
