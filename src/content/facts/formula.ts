import type { Location, Report } from '../finding.ts';
import { finding } from '../finding.ts';
import type { Facts } from './load-facts.ts';
import { rateOfFormat, totalOf } from './vat.ts';

/** A value with a lower and an upper end; both are equal for a single number. */
export type Range = readonly [low: number, high: number];

/** What `evaluate` needs. `file` completes names without a file; `report` receives the mistakes. */
export interface FormulaContext {
  facts: Facts;
  file: string;
  location: Location;
  report: Report;
}

/** Thrown to stop an evaluation, after the mistake was reported. */
class FormulaError extends Error {}

const token = /\s*(?:([a-z0-9]+(?:[.-][a-z0-9]+)*(?:\|[a-z0-9]+)?)|([-+×/()]))\s*/y;

const tokenize = (formula: string): string[] | null => {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < formula.length) {
    const found = token.exec(formula);
    if (found === null) return null;
    tokens.push(found[1] ?? found[2] ?? '');
  }
  return tokens;
};

const number = /^\d+(\.\d+)?$/;

const withFile = (name: string, file: string): string => (name.includes('.') ? name : `${file}.${name}`);

/** Lists the facts of a formula, each with its file and format (`incl6`). Returns an empty list if it is not valid. */
export const parseOperands = (
  formula: string,
  file: string,
): { name: string; format: string | undefined }[] =>
  (tokenize(formula) ?? [])
    .filter((one) => /^[a-z0-9]/.test(one) && !number.test(one))
    .map((one) => {
      const [name = '', format] = one.split('|');
      return { name: withFile(name, file), format };
    });

/** Lists the names of a formula's facts, each with its file. Returns an empty list if it is not valid. */
export const factsIn = (formula: string, file: string): string[] =>
  parseOperands(formula, file).map(({ name }) => name);

const evaluateOperand = (name: string, format: string | undefined, context: FormulaContext): Range => {
  const { facts, location, report } = context;
  const mistake = (...found: Parameters<Report>): never => {
    report(...found);
    throw new FormulaError();
  };
  const fact = facts.get(name);
  const wrongForm = () => mistake(finding('fact-form', location, { fact: `{${name}|${format}}` }));
  if (fact === undefined) return mistake(finding('fact-unknown', location, { fact: `{${name}}` }));
  const { value } = fact;
  if (format === 'year' && typeof value === 'string') {
    const year = Number(value.slice(0, 4));
    return [year, year];
  }
  const [low, high] = Array.isArray(value) ? value : [value, value];
  if (typeof low !== 'number' || typeof high !== 'number')
    return mistake(finding('formula-invalid', location, { text: name }));
  const divisor = fact.unit === 'percent' ? 100 : 1;
  if (format === undefined) return [low / divisor, high / divisor];
  if (format === 'min') return [low / divisor, low / divisor];
  if (format === 'max') return [high / divisor, high / divisor];
  const rate = rateOfFormat[format];
  if (rate === undefined) return wrongForm();
  const totals = [totalOf(facts, fact, low, rate), totalOf(facts, fact, high, rate)];
  const [first = null, last = null] = totals;
  if (first !== null && last !== null) return [first, last];
  return wrongForm();
};

const operations: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '×': (a, b) => a * b,
  '/': (a, b) => a / b,
};

const evaluateTokens = (formula: string, tokens: string[], context: FormulaContext): Range => {
  const incomplete = (): never => {
    context.report(finding('formula-invalid', context.location, { text: formula }));
    throw new FormulaError();
  };
  const operand = (): Range => {
    const next = tokens.shift() ?? '';
    if (next === '(') {
      const inside = sum();
      return tokens.shift() === ')' ? inside : incomplete();
    }
    if (number.test(next)) return [Number(next), Number(next)];
    if (!/^[a-z0-9]/.test(next)) return incomplete();
    const [name = '', format] = next.split('|');
    return evaluateOperand(withFile(name, context.file), format, context);
  };
  const chain = (part: () => Range, operators: string) => (): Range => {
    let [low, high] = part();
    while (operators.includes(tokens[0] ?? ' ')) {
      const apply = operations[tokens.shift() ?? ''] ?? ((a: number) => a);
      const [otherLow, otherHigh] = part();
      [low, high] = [apply(low, otherLow), apply(high, otherHigh)];
    }
    return [low, high];
  };
  const sum = chain(chain(operand, '×/'), '+-');
  const [first, second] = sum();
  if (tokens.length > 0) return incomplete();
  return first <= second ? [first, second] : [second, first];
};

/**
 * Evaluates the formula of a fact. Returns null if it has mistakes. Percentages are divided by 100. For ranges, computes
 * the lower and the upper ends separately; the result has the smaller one first.
 */
export const evaluate = (formula: string, context: FormulaContext): Range | null => {
  const tokens = tokenize(formula);
  if (tokens === null) {
    context.report(finding('formula-invalid', context.location, { text: formula }));
    return null;
  }
  try {
    return evaluateTokens(formula, tokens, context);
  } catch (mistake) {
    if (mistake instanceof FormulaError) return null;
    throw mistake;
  }
};
