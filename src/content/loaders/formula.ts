import { ContentError } from '../io/read.ts';
import type { Fact } from '../schemas/facts.ts';
import { type FactTable, factOf, factValue } from './fact-table.ts';
import { totalOf } from './vat.ts';

/** Both ends of a value; a single number has two equal ones. */
export type Ends = readonly [low: number, high: number];

const token = /\s*(?:([a-z0-9]+(?:[.-][a-z0-9]+)*(?:\|[a-z0-9]+)?)|([-+×/()]))\s*/y;

const tokensOf = (formula: string, where: string): string[] => {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < formula.length) {
    const at = token.lastIndex;
    const found = token.exec(formula);
    if (found === null) {
      throw new ContentError(
        `${where}: formula: "${formula.slice(at)}" cannot be read. The sum could not be checked. Write names of facts and numbers with + - × / and brackets between them.`,
      );
    }
    tokens.push(found[1] ?? found[2] ?? '');
  }
  return tokens;
};

/** Value of a fact as formulas reckon with it: a share of one where it is a percentage. */
const endsOf = (name: string, option: string | undefined, where: string, table: FactTable): Ends => {
  const fact: Fact = factOf(name, where, table);
  const value = factValue(fact, name, undefined, where);
  if (option === 'year' && typeof value === 'string') {
    const year = Number(value.slice(0, 4));
    return [year, year];
  }
  const [low, high] = Array.isArray(value) ? value : [value, value];
  if (typeof low !== 'number' || typeof high !== 'number') {
    throw new ContentError(
      `${where}: formula: {${name}} is no number. The sum could not be checked. Name facts with a number or a range; of a date, ${name}|year.`,
    );
  }
  const share = fact.unit === 'percent' ? 100 : 1;
  const total = (amount: number, rate: 'reduced' | 'standard') =>
    totalOf(fact, amount, rate, `${name}|${option}`, where);
  switch (option) {
    case undefined:
      return [low / share, high / share];
    case 'min':
      return [low / share, low / share];
    case 'max':
      return [high / share, high / share];
    case 'incl6':
      return [total(low, 'reduced'), total(high, 'reduced')];
    case 'incl21':
      return [total(low, 'standard'), total(high, 'standard')];
    default:
      throw new ContentError(
        `${where}: formula: unknown "|${option}". The sum could not be checked. Known: min, max, incl6, incl21, year.`,
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
 * What a formula of a fact makes. Names without a file are of `file`; percentages count as shares of one; ranges are
 * reckoned end by end, and the result has its lower end first.
 * @throws ContentError on an unknown name or sign. `where` is the place of the formula.
 */
export const evaluate = (formula: string, file: string, where: string, table: FactTable): Ends => {
  const rest = tokensOf(formula, where);
  const incomplete = () =>
    new ContentError(
      `${where}: formula: "${formula}" is not complete. The sum could not be checked. Between two signs stands a name or a number, between two names a sign, and each bracket is closed.`,
    );
  const operand = (): Ends => {
    const next = rest.shift() ?? '';
    if (next === '(') {
      const inside = sum();
      if (rest.shift() === ')') return inside;
    } else if (/^\d+(\.\d+)?$/.test(next)) return [Number(next), Number(next)];
    else if (/^[a-z0-9]/.test(next)) {
      const [name = '', option] = next.split('|');
      return endsOf(name.includes('.') ? name : `${file}.${name}`, option, where, table);
    }
    throw incomplete();
  };
  const chain = (part: () => Ends, signs: string) => (): Ends => {
    let [low, high] = part();
    while (signs.includes(rest[0] ?? ' ')) {
      const apply = operations[rest.shift() ?? ''] ?? ((a: number) => a);
      const [otherLow, otherHigh] = part();
      [low, high] = [apply(low, otherLow), apply(high, otherHigh)];
    }
    return [low, high];
  };
  const sum = chain(chain(operand, '×/'), '+-');
  const [first, second] = sum();
  if (rest.length > 0) throw incomplete();
  return first <= second ? [first, second] : [second, first];
};
