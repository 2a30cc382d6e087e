import { type Finding, type Fix, finding, type Report } from '../finding.ts';
import { RequiredMap } from '../required-map.ts';
import type { Fact } from '../schemas/facts.ts';
import { evaluateFormula, factNamesInFormula, type NumberRange, parseFactOperands } from './formula.ts';
import { type Facts, factsOnDay, locationOfFact, type WrittenFacts } from './load-facts.ts';
import { vatRateOfFormat } from './vat.ts';

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

const toFactValue = ([low, high]: NumberRange): number | [number, number] =>
  low === high ? low : [low, high];

const formatFactValue = (value: Fact['value']): string => JSON.stringify(value ?? null).replace(',', ', ');

const computeFact = (name: string, formula: string, { unit }: Fact, facts: Facts, report: Report) => {
  const [file = ''] = name.split('.');
  const result = evaluateFormula(formula, { facts, file, location: locationOfFact(name, 'formula'), report });
  const factor = unit === 'percent' ? 100 : 1;
  return result === null
    ? null
    : toFactValue([roundToCents(result[0] * factor), roundToCents(result[1] * factor)]);
};

interface Mismatch {
  name: string;
  fact: Fact;
  expected: NonNullable<Fact['value']>;
}

const fixOf = (name: string, key: 'value' | 'next', value: unknown): Fix => ({
  ...locationOfFact(name, key),
  value,
});

/** The finding of a wrong value: today, or because a value behind it changes on `from`. */
const wrongValueFinding = (
  { name, fact: { value, formula = '' }, expected }: Mismatch,
  from?: string,
): Finding => {
  const params = { value: formatFactValue(value), formula, expected: formatFactValue(expected) };
  return from === undefined
    ? {
        ...finding('formula-wrong', locationOfFact(name, 'value'), params),
        fix: fixOf(name, 'value', expected),
      }
    : {
        ...finding('formula-wrong-from', locationOfFact(name), { ...params, day: from }),
        fix: fixOf(name, 'next', { from, value: expected }),
      };
};

/** Finds facts that differ from their formulas. Facts computed from these use the result of the formula. */
const findMismatches = (facts: Facts, report: Report): Mismatch[] => {
  const corrected = new RequiredMap(facts);
  return [...facts].flatMap(([name, fact]) => {
    const [file = ''] = name.split('.');
    if (fact.formula !== undefined && factNamesInFormula(fact.formula, file).includes(name))
      report(finding('formula-invalid', locationOfFact(name, 'formula'), { text: fact.formula }));
    const expected =
      fact.formula === undefined ? null : computeFact(name, fact.formula, fact, corrected, report);
    if (expected === null) return [];
    corrected.set(name, { ...fact, value: expected });
    return formatFactValue(fact.value) === formatFactValue(expected) ? [] : [{ name, fact, expected }];
  });
};

const checkMissingFormulas = (facts: Facts, report: Report): void => {
  for (const [name, { formula, source }] of facts)
    if (name.startsWith('articles.') && formula === undefined && !source.startsWith('example'))
      report(finding('formula-missing', locationOfFact(name)));
};

const checkVat = (facts: Facts, report: Report): void => {
  for (const [name, { unit, vat, formula }] of facts) {
    if (unit !== 'EUR' || formula === undefined) continue;
    const operands = parseFactOperands(formula, name.split('.')[0] ?? '');
    // A share of an amount, such as the VAT itself, is neither with nor without VAT.
    if (operands.some((operand) => facts.get(operand.name)?.unit === 'percent')) continue;
    const amounts = operands.flatMap((operand) => {
      const fact = facts.get(operand.name);
      if (fact?.unit !== 'EUR') return [];
      return vatRateOfFormat[operand.format ?? ''] === undefined ? (fact.vat ?? []) : ('included' as const);
    });
    const [expected, ...others] = new Set(amounts);
    if (expected !== undefined && others.length === 0 && vat !== expected)
      report(finding('price-vat', locationOfFact(name), { expected }));
  }
};

const checkLawReviewed = (facts: Facts, report: Report): void => {
  const [oldest] = [...facts]
    .filter(
      ([name, { reviewed }]) => /^(law|vat|subsidies)\.(?!reviewed$)/.test(name) && reviewed !== undefined,
    )
    .sort(([, one], [, other]) => String(one.reviewed).localeCompare(String(other.reviewed)));
  const [name = '', { reviewed = '' } = {}] = oldest ?? [];
  const value = String(facts.get('law.reviewed')?.value);
  if (oldest === undefined || value === reviewed) return;
  const location = locationOfFact('law.reviewed', 'value');
  const params = { value, formula: `reviewed of ${name}`, expected: reviewed };
  report({ ...finding('formula-wrong', location, params), fix: { ...location, value: reviewed } });
};

/**
 * Reports facts whose value is not the result of their formula, today or on the first day of a next value, and a wrong
 * `law.reviewed` (BC-1, BC-5).
 */
export const checkFormulas = (written: WrittenFacts, day: string, report: Report): void => {
  const facts = factsOnDay(written, day);
  checkMissingFormulas(facts, report);
  checkVat(facts, report);
  for (const mismatch of findMismatches(facts, report)) report(wrongValueFinding(mismatch));
  checkLawReviewed(facts, report);
  const later = new Set([...written.values()].flatMap(({ next }) => next?.from ?? []));
  for (const next of [...later].filter((one) => one > day).sort())
    for (const mismatch of findMismatches(factsOnDay(written, next), () => {}))
      report(wrongValueFinding(mismatch, next));
};
