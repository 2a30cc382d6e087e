import { ContentError } from '../../io/read.ts';
import { facts } from '../../loaders/fact-table.ts';
import { evaluate, type Interval } from '../../loaders/formula.ts';
import { type FactTable, readFacts } from '../../loaders/read-facts.ts';
import type { Fact } from '../../schemas/facts.ts';

/** File and key of a fact, for messages. */
const locationOf = (name: string): string => `content/facts/${name.replace('.', '.yaml: ')}`;

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

const asYaml = ([low, high]: Interval): string => (low === high ? String(low) : `[${low}, ${high}]`);

const asWritten = (value: Fact['value']): string | undefined => JSON.stringify(value)?.replace(',', ', ');

/** Result of the formula of a fact, in the unit of the fact. */
const computed = (name: string, formula: string, unit: Fact['unit'], table: FactTable): Interval => {
  const [file = ''] = name.split('.');
  const [low, high] = evaluate(formula, file, locationOf(name), table);
  const factor = unit === 'percent' ? 100 : 1;
  return [rounded(low * factor), rounded(high * factor)];
};

/** Says that a value of a fact is not what its formula makes. */
type Report = (name: string, fact: Fact, expected: string) => string;

const wrongNow: Report = (name, { value, formula }, expected) =>
  `${locationOf(name)}: is ${asWritten(value)}, but ${formula} makes ${expected}. Readers would see a wrong value. Write ${expected}.`;

/** What to write where a value is wrong from a day on, because a value from which it is computed changes then. */
const wrongFrom =
  (day: string): Report =>
  (name, { value, formula, next }, expected) =>
    `${locationOf(name)}: is ${asWritten(value)}, but from ${day} on ${formula} makes ${expected}. Readers would see a wrong value from that day on. ${
      next === undefined || next.from === day
        ? `Write next: { from: ${day}, value: ${expected} }.`
        : `It has a next value of ${next.from} already: announce both changes for the same day, or the later one when the first has come.`
    }`;

/**
 * A message if the value of a fact is not the result of its formula. The result is then written to `table`, so that the
 * same run also finds the facts that are computed from this one.
 */
const formulaProblem = (name: string, fact: Fact, table: Map<string, Fact>, report: Report): string[] => {
  const { value, unit, formula } = fact;
  if (formula === undefined) return [];
  try {
    const [low, high] = computed(name, formula, unit, table);
    table.set(name, { ...fact, value: low === high ? low : [low, high] });
    const expected = asYaml([low, high]);
    return asWritten(value) === expected ? [] : [report(name, fact, expected)];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [error.message];
  }
};

/** Numbers of worked examples need a formula that the build checks, or a source that says that they are examples. */
const missingFormulaProblem = (name: string, { source, formula }: Fact): string[] =>
  name.startsWith('articles.') && formula === undefined && !source.startsWith('example')
    ? [
        `${locationOf(name)}: has no formula. Its value would become wrong when a price changes. Write formula: and how it is computed, or begin its source with "example".`,
      ]
    : [];

/** Facts of which `law.reviewed` must be the oldest review date: pages print it beside laws, VAT and grants. */
const reviewedFacts = /^(law|vat|subsidies)\./;

const reviewDateProblem = (table: FactTable): string[] => {
  const oldest = [...table]
    .filter(
      ([name, { reviewed }]) => reviewedFacts.test(name) && name !== 'law.reviewed' && reviewed !== undefined,
    )
    .sort(([, a], [, b]) => String(a.reviewed).localeCompare(String(b.reviewed)))[0];
  const actual = table.get('law.reviewed')?.value;
  if (oldest === undefined || actual === undefined || actual === oldest[1].reviewed) return [];
  return [
    `${locationOf('law.reviewed')}: is ${actual}, but ${oldest[0]} was last reviewed on ${oldest[1].reviewed}. Pages print this date as the day on which all laws, VAT rates and grants were checked. Write ${oldest[1].reviewed}.`,
  ];
};

/** Values of a table that are not the results of their formulas. */
const mismatches = (table: FactTable, report: Report): string[] => {
  const corrected = new Map(table);
  return [...table].flatMap(([name, fact]) => formulaProblem(name, fact, corrected, report));
};

/** Facts whose value is not the result of their formula, and a wrong `law.reviewed` (BC-1, BC-5). */
export const formulaProblems = (table: FactTable = facts): string[] => [
  ...[...table].flatMap(([name, fact]) => missingFormulaProblem(name, fact)),
  ...mismatches(table, wrongNow),
  ...reviewDateProblem(table),
];

/**
 * Facts whose value will not be the result of their formula on a day on which the next value of a price begins: that day
 * no build would succeed.
 * @param today (ISO) only later days are looked at
 */
export const nextFormulaProblems = (today: string): string[] => {
  const days = new Set([...facts.values()].flatMap(({ next }) => next?.from ?? []));
  const later = [...days].filter((day) => day > today);
  return later.sort().flatMap((day) => mismatches(readFacts('content/facts', day), wrongFrom(day)));
};
