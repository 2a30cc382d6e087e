import { describe, expect, test } from 'vitest';
import { isStale } from '#src/content/facts/due-facts.ts';
import { evaluateFormula } from '#src/content/facts/formula.ts';
import { addVat } from '#src/content/facts/vat.ts';
import { at, isWarning } from '#src/content/finding.ts';
import { RequiredMap } from '#src/content/required-map.ts';
import type { Fact } from '#src/content/schemas/facts.ts';
import { contentFiles, editFiles, findingsIn, formatFinding, setValue } from './edited-files.ts';

describe('BC-5: law, tax and subsidies have dates', () => {
  test('a fact past its day is stale, the day itself is not; the build only warns', () => {
    expect([isStale('2026-06-30', '2026-07-01'), isStale('2026-06-30', '2026-06-30')]).toEqual([true, false]);
    expect(isStale(undefined, '2099-01-01')).toBe(false);
    const staleFindings = findingsIn(contentFiles, '2030-01-01').filter(({ code }) => code === 'fact-stale');
    expect(staleFindings.length).toBeGreaterThan(0);
    expect(staleFindings.every(isWarning)).toBe(true);
  });

  test('TR-5: a fact that has ended is a warning', () => {
    const law = 'content/facts/law.yaml';
    const ended = {
      value: 1,
      unit: 'day',
      source: 'x',
      former: true,
      until: '2026-11-30',
    };
    const found = findingsIn(editFiles(setValue(law, 'ended', ended)));
    expect(found.map(formatFinding)).toEqual([`fact-ended ${law} ended.until`]);
    expect(found.every(isWarning)).toBe(true);
  });
});

describe('BC-6: totals with VAT, to the cent', () => {
  test.each([
    [99, 104.94, 119.79],
    [159, 168.54, 192.39],
    [199, 210.94, 240.79],
    [249, 263.94, 301.29],
    [89.95, 95.35, 108.84],
  ])('%d: %d at 6 %%, %d at 21 %%', (amount, reduced, standard) => {
    expect(addVat(amount, 6)).toBe(reduced);
    expect(addVat(amount, 21)).toBe(standard);
  });
});

describe('BC-1: a formula', () => {
  const facts = new RequiredMap<Fact>([
    ['articles.bill', { value: 1500, unit: 'EUR', source: 'x' }],
    ['articles.share', { value: [10, 15], unit: 'percent', source: 'x' }],
    ['prices.boiler', { value: 2500, unit: 'EUR', vat: 'excluded', regime: 'boiler', source: 'x' }],
    ['vat.standard', { value: 21, unit: 'percent', source: 'x' }],
  ]);
  test.each([
    ['bill', 1500, 1500],
    ['bill × share', 150, 225],
    ['bill / share', 10_000, 15_000],
    ['bill × 2 + 500 - prices.boiler / 5', 3000, 3000],
    ['prices.boiler - bill - 100', 900, 900],
    ['prices.boiler|incl21', 3025, 3025],
    ['bill × share|max', 225, 225],
  ])('%s makes %d to %d', (formula, low, high) => {
    const report = () => expect.unreachable(formula);
    const result = evaluateFormula(formula, { facts, file: 'articles', location: at('test'), report });
    expect(result?.[0]).toBeCloseTo(low);
    expect(result?.[1]).toBeCloseTo(high);
  });
});
