import { ContentError } from '../io/read.ts';
import type { Fact } from '../schemas/facts.ts';
import { factOf, factValue } from './fact-table.ts';
import type { FactTable } from './read-facts.ts';
import { totalOf } from './vat.ts';

/** A value with a lower and an upper end; both are equal for a single number. */
export type Interval = readonly [low: number, high: number];

const token = /\s*(?:([a-z0-9]+(?:[.-][a-z0-9]+)*(?:\|[a-z0-9]+)?)|([-+×/()]))\s*/y;

const tokensOf = (formula: string, where: string): string[] => {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < formula.length) {
    const at = token.lastIndex;
    const found = token.exec(formula);
    if (found === null) {
      throw new ContentError(
        `${where}: formula: "${formula.slice(at)}" cannot be parsed, so the value could not be checked. Write names of facts and numbers with + - × / and brackets between them.`,
      );
    }
    tokens.push(found[1] ?? found[2] ?? '');
  }
  return tokens;
};

const number = /^\d+(\.\d+)?$/;

/** A name in a formula, with its file. */
const withFile = (name: string, file: string): string => (name.includes('.') ? name : `${file}.${name}`);

/**
 * Names of the facts that a formula uses, each with its file.
 * @param file of facts to which names without a file belong.
 * @param where file and key of the formula, for messages.
 * @throws ContentError where the formula has something else than names, numbers, operators and brackets.
 */
export const factsIn = (formula: string, file: string, where: string): string[] =>
  tokensOf(formula, where)
    .filter((one) => /^[a-z0-9]/.test(one) && !number.test(one))
    .map((one) => withFile(one.replace(/\|.*/, ''), file));

/** Value of a fact for use in a formula: percentages are divided by 100. */
const operandOf = (name: string, option: string | undefined, where: string, table: FactTable): Interval => {
  const fact: Fact = factOf(name, where, table);
  const value = factValue(fact, name, undefined, where);
  if (option === 'year' && typeof value === 'string') {
    const year = Number(value.slice(0, 4));
    return [year, year];
  }
  const [low, high] = Array.isArray(value) ? value : [value, value];
  if (typeof low !== 'number' || typeof high !== 'number') {
    throw new ContentError(
      `${where}: formula: {${name}} is not a number, so the value could not be checked. Use facts with a number or a range; of a date, write ${name}|year.`,
    );
  }
  const divisor = fact.unit === 'percent' ? 100 : 1;
  const total = (amount: number, rate: 'reduced' | 'standard') =>
    totalOf(fact, amount, rate, `${name}|${option}`, where);
  switch (option) {
    case undefined:
      return [low / divisor, high / divisor];
    case 'min':
      return [low / divisor, low / divisor];
    case 'max':
      return [high / divisor, high / divisor];
    case 'incl6':
      return [total(low, 'reduced'), total(high, 'reduced')];
    case 'incl21':
      return [total(low, 'standard'), total(high, 'standard')];
    default:
      throw new ContentError(
        `${where}: formula: unknown "|${option}", so the value could not be checked. Known: min, max, incl6, incl21, year.`,
      );
  }
};

const operations: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '×': (a, b) => a * b,
  '/': (a, b) => a / b,
};

/**
 * Evaluates the formula of a fact. Percentages are divided by 100. For ranges the lower and the upper ends are computed
 * separately; the result has the smaller one first.
 * @param file of facts to which names without a file belong.
 * @param where file and key of the formula, for messages.
 * @throws ContentError on an unknown name or operator.
 */
export const evaluate = (formula: string, file: string, where: string, table: FactTable): Interval => {
  const tokens = tokensOf(formula, where);
  const incomplete = () =>
    new ContentError(
      `${where}: formula: "${formula}" is not complete, so the value could not be checked. Write a name or a number between two operators, an operator between two names, and close each bracket.`,
    );
  const operand = (): Interval => {
    const next = tokens.shift() ?? '';
    if (next === '(') {
      const inside = sum();
      if (tokens.shift() === ')') return inside;
    } else if (number.test(next)) return [Number(next), Number(next)];
    else if (/^[a-z0-9]/.test(next)) {
      const [name = '', option] = next.split('|');
      return operandOf(withFile(name, file), option, where, table);
    }
    throw incomplete();
  };
  const chain = (part: () => Interval, operators: string) => (): Interval => {
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
  if (tokens.length > 0) throw incomplete();
  return first <= second ? [first, second] : [second, first];
};
