import { ContentError } from '../io/read.ts';
import { type FactTable, facts } from '../loaders/fact-table.ts';
import { type Ends, evaluate } from '../loaders/formula.ts';
import type { Fact } from '../schemas/facts.ts';

/** Place of a fact's entry, for messages. */
const placeOf = (name: string): string => `content/facts/${name.replace('.', '.yaml: ')}`;

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

const written = ([low, high]: Ends): string => (low === high ? String(low) : `[${low}, ${high}]`);

/** What a fact's formula makes, in its own unit. */
const made = (name: string, formula: string, unit: Fact['unit'], table: FactTable): Ends => {
  const [file = ''] = name.split('.');
  const [low, high] = evaluate(formula, file, placeOf(name), table);
  const parts = unit === 'percent' ? 100 : 1;
  return [rounded(low * parts), rounded(high * parts)];
};

/**
 * The worked-out value of a fact that is not what its formula makes, as a message. The right value then stands in
 * `table`, so that one run also finds the sums that are built on it.
 */
const sumProblem = (name: string, fact: Fact, table: Map<string, Fact>): string[] => {
  const { value, unit, formula } = fact;
  if (formula === undefined) return [];
  try {
    const [low, high] = made(name, formula, unit, table);
    table.set(name, { ...fact, value: low === high ? low : [low, high] });
    const right = written([low, high]);
    const stands = JSON.stringify(value)?.replace(',', ', ');
    if (stands === right) return [];
    return [
      `${placeOf(name)}: is ${stands}, but ${formula} makes ${right}. Readers would be given a wrong sum. Write ${right}.`,
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [error.message];
  }
};

/** Worked examples: every figure is invented and says so, or is worked out by a formula that the build checks. */
const withoutFormula = (name: string, { source, formula }: Fact): string[] =>
  name.startsWith('articles.') && formula === undefined && !source.startsWith('example')
    ? [
        `${placeOf(name)}: has no formula. Its sum would stay wrong when a price changes. Write formula: with what it is worked out from, or begin its source with "example".`,
      ]
    : [];

/** Facts whose day of review `law.reviewed` speaks for: pages print it beside laws, VAT and grants alike. */
const dated = /^(law|vat|subsidies)\./;

const reviewProblem = (table: FactTable): string[] => {
  const oldest = [...table]
    .filter(([name, { reviewed }]) => dated.test(name) && name !== 'law.reviewed' && reviewed !== undefined)
    .sort(([, a], [, b]) => String(a.reviewed).localeCompare(String(b.reviewed)))[0];
  const stands = table.get('law.reviewed')?.value;
  if (oldest === undefined || stands === undefined || stands === oldest[1].reviewed) return [];
  return [
    `${placeOf('law.reviewed')}: is ${stands}, but of laws, VAT and grants ${oldest[0]} was looked up first, on ${oldest[1].reviewed}. Pages say of all of them that they were checked on that day. Write ${oldest[1].reviewed}.`,
  ];
};

/** Figures that follow from other facts and do not agree with them, one message each (BC-1). */
export const sumProblems = (table: FactTable = facts): string[] => {
  const right = new Map(table);
  const sums = [...table].flatMap(([name, fact]) => [
    ...withoutFormula(name, fact),
    ...sumProblem(name, fact, right),
  ]);
  return [...sums, ...reviewProblem(table)];
};
