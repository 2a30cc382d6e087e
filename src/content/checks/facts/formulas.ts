import { facts } from '../../loaders/fact-table.ts';
import { evaluate, type Interval } from '../../loaders/formula.ts';
import { type FactTable, readFacts } from '../../loaders/read-facts.ts';
import type { Fact } from '../../schemas/facts.ts';
import { collectFindings, type Finding } from '../finding.ts';

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
type Report = (name: string, fact: Fact, expected: Interval) => Finding;

const asValue = ([low, high]: Interval): number | [number, number] => (low === high ? low : [low, high]);

const wrongNow: Report = (name, { value, formula }, expected) => ({
  message: `${locationOf(name)}: is ${asWritten(value)}, but ${formula} makes ${asYaml(expected)}. Readers would see a wrong value. Write ${asYaml(expected)}.`,
  remedy: { kind: 'value', fact: name, value: asValue(expected) },
});

/** What to write where a value is wrong from a day on, because a value from which it is computed changes then. */
const wrongFrom =
  (day: string): Report =>
  (name, { value, formula, next }, expected) => {
    const problem = `${locationOf(name)}: is ${asWritten(value)}, but from ${day} on ${formula} makes ${asYaml(expected)}. Readers would see a wrong value from that day on.`;
    return next === undefined || next.from === day
      ? {
          message: `${problem} Write next: { from: ${day}, value: ${asYaml(expected)} }.`,
          remedy: { kind: 'value', fact: name, value: asValue(expected), from: day },
        }
      : {
          message: `${problem} It has a next value of ${next.from} already: announce both changes for the same day, or the later one when the first has come.`,
        };
  };

/**
 * A message if the value of a fact is not the result of its formula. The result is then written to `table`, so that the
 * same run also finds the facts that are computed from this one.
 */
const formulaProblem = (
  name: string,
  fact: Fact,
  table: Map<string, Fact>,
  report: Report,
): readonly Finding[] => {
  const { value, unit, formula } = fact;
  if (formula === undefined) return [];
  return collectFindings(() => {
    const expected = computed(name, formula, unit, table);
    table.set(name, { ...fact, value: asValue(expected) });
    return asWritten(value) === asYaml(expected) ? [] : [report(name, fact, expected)];
  });
};

/** Numbers of worked examples need a formula that the build checks, or a source that says that they are examples. */
const missingFormulaProblem = (name: string, { source, formula }: Fact): Finding[] =>
  name.startsWith('articles.') && formula === undefined && !source.startsWith('example')
    ? [
        {
          message: `${locationOf(name)}: has no formula. Its value would become wrong when a price changes. Write formula: and how it is computed, or begin its source with "example".`,
        },
      ]
    : [];

/** Facts of which `law.reviewed` must be the oldest review date: pages print it beside laws, VAT and grants. */
const reviewedFacts = /^(law|vat|subsidies)\./;

const reviewDateProblem = (table: FactTable): Finding[] => {
  const oldest = [...table]
    .filter(
      ([name, { reviewed }]) => reviewedFacts.test(name) && name !== 'law.reviewed' && reviewed !== undefined,
    )
    .sort(([, a], [, b]) => String(a.reviewed).localeCompare(String(b.reviewed)))[0];
  const actual = table.get('law.reviewed')?.value;
  const value = oldest?.[1].reviewed;
  if (oldest === undefined || value === undefined || actual === undefined || actual === value) return [];
  return [
    {
      message: `${locationOf('law.reviewed')}: is ${actual}, but ${oldest[0]} was last reviewed on ${value}. Pages print this date as the day on which all laws, VAT rates and grants were checked. Write ${value}.`,
      remedy: { kind: 'value', fact: 'law.reviewed', value },
    },
  ];
};

/** Values of a table that are not the results of their formulas. */
const mismatches = (table: FactTable, report: Report): Finding[] => {
  const corrected = new Map(table);
  return [...table].flatMap(([name, fact]) => formulaProblem(name, fact, corrected, report));
};

/** Facts whose value is not the result of their formula, and a wrong `law.reviewed` (BC-1, BC-5). */
export const formulaProblems = (table: FactTable = facts): Finding[] => [
  ...[...table].flatMap(([name, fact]) => missingFormulaProblem(name, fact)),
  ...mismatches(table, wrongNow),
  ...reviewDateProblem(table),
];

/**
 * Facts whose value will not be the result of their formula on a day on which the next value of a price begins: that day
 * no build would succeed.
 * @param today (ISO) only later days are looked at
 */
export const nextFormulaProblems = (today: string): Finding[] => {
  const days = new Set([...facts.values()].flatMap(({ next }) => next?.from ?? []));
  const later = [...days].filter((day) => day > today);
  return later.sort().flatMap((day) => mismatches(readFacts('content/facts', day), wrongFrom(day)));
};
