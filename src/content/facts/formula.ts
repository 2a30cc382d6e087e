import { finding, type Location, type Report } from '../finding.ts';
import type { Facts } from './load-facts.ts';
import { valueInFormat } from './vat.ts';

/**
 * A value with a lower and an upper end, equal for a single number. While a formula is evaluated, the first may be the
 * greater.
 */
export type NumberRange = readonly [low: number, high: number];

/**
 * Parameters of `evaluateFormula`. `file`: the facts file of the formula, in which names without a file are looked up; `report`
 * receives the mistakes.
 */
export interface FormulaContext {
  facts: Facts;
  file: string;
  location: Location;
  report: Report;
}

const operators = ['+', '-', '×', '/'];
const numberPattern = /^\d+(\.\d+)?$/;
const operandPattern = /^[a-z0-9]+(?:[.-][a-z0-9]+)*(?:\|[a-z0-9]+)?$/;

/** Operands and operators in turn, with spaces between them: `years × prices.repair|incl6`. Null if the formula is not valid. */
const wordsOf = (formula: string): string[] | null => {
  const words = formula.trim().split(/\s+/);
  const isRight = (word: string, index: number) =>
    index % 2 === 0 ? operandPattern.test(word) : operators.includes(word);
  return words.length % 2 === 1 && words.every(isRight) ? words : null;
};

const addFileName = (name: string, file: string): string => (name.includes('.') ? name : `${file}.${name}`);

/** Lists the facts of a formula, each with its file and format (`incl6`). Returns an empty list if it is not valid. */
export const parseFactOperands = (
  formula: string,
  file: string,
): { name: string; format: string | undefined }[] =>
  (wordsOf(formula) ?? [])
    .filter((word) => !operators.includes(word) && !numberPattern.test(word))
    .map((word) => {
      const [name = '', format] = word.split('|');
      return { name: addFileName(name, file), format };
    });

/** Lists the names of a formula's facts, each with its file. Returns an empty list if it is not valid. */
export const factNamesInFormula = (formula: string, file: string): string[] =>
  parseFactOperands(formula, file).map(({ name }) => name);

const rangeOfOperand = (
  word: string,
  { facts, file, location, report }: FormulaContext,
): NumberRange | null => {
  if (numberPattern.test(word)) return [Number(word), Number(word)];
  const [written = '', format] = word.split('|');
  const name = addFileName(written, file);
  const fact = facts.get(name);
  const reportMistake = (...found: Parameters<Report>): null => {
    report(...found);
    return null;
  };
  if (fact === undefined) return reportMistake(finding('fact-unknown', location, { fact: `{${name}}` }));
  const value = format === undefined ? fact.value : valueInFormat(facts, fact, fact.value, format);
  if (value === null) return reportMistake(finding('fact-form', location, { fact: `{${name}|${format}}` }));
  const [low, high] = Array.isArray(value) ? value : [value, value];
  if (typeof low !== 'number' || typeof high !== 'number')
    return reportMistake(finding('formula-invalid', location, { text: word }));
  const divisor = fact.unit === 'percent' ? 100 : 1;
  return [low / divisor, high / divisor];
};

const multiplyOrDivideEnds = (
  [low, high]: NumberRange,
  operator: string,
  [otherLow, otherHigh]: NumberRange,
): NumberRange =>
  operator === '×' ? [low * otherLow, high * otherHigh] : [low / otherLow, high / otherHigh];

/**
 * Evaluates the formula of a fact: products first, then sums. Returns null if it has mistakes. Percentages are divided by
 * 100. For ranges, computes the lower and the upper ends separately; the result has the smaller one first.
 */
export const evaluateFormula = (formula: string, context: FormulaContext): NumberRange | null => {
  const words = wordsOf(formula);
  if (words === null) context.report(finding('formula-invalid', context.location, { text: formula }));
  const terms: NumberRange[] = [];
  for (const [index, word] of (words ?? []).entries()) {
    if (index % 2 === 1) continue;
    const value = rangeOfOperand(word, context);
    if (value === null) return null;
    const operator = words?.[index - 1] ?? '+';
    const last = operator === '×' || operator === '/' ? terms.pop() : undefined;
    if (last !== undefined) terms.push(multiplyOrDivideEnds(last, operator, value));
    else terms.push(operator === '-' ? [-value[0], -value[1]] : value);
  }
  if (terms.length === 0) return null;
  const [first, second] = terms.reduce(([low, high], term) => [low + term[0], high + term[1]]);
  return first <= second ? [first, second] : [second, first];
};
