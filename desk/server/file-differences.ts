import { type Value, valueAt } from '../source/change.ts';
import { readContent } from '../source/content-source.ts';
import { type Difference, differences } from '../source/differences.ts';
import { formerTitle } from './former-title.ts';
import type { FileDifference } from './results.ts';
import type { Texts } from './transaction.ts';

/** Data of a text; undefined where it is none or not valid. */
export const dataOf = (file: string, text: string | null): Value | undefined => {
  try {
    return text === null ? undefined : readContent(file, text);
  } catch {
    return undefined;
  }
};

/** Keys of a fact that have values of its unit. */
const valueKeys: readonly unknown[] = ['value', 'next', 'places'];

/**
 * A difference in a file of facts with the unit of the values, and whether they are computed; of a fact that is new or
 * gone its value is told.
 */
export const withUnit = (
  file: string,
  before: Value | undefined,
  after: Value | undefined,
  difference: Difference,
): Difference => {
  const [key = '', part] = difference.path;
  const [old, now] = [before, after].map((data) => valueAt(data, [key]));
  const unit = valueAt(now, ['unit']) ?? valueAt(old, ['unit']);
  if (!file.startsWith('content/facts/') || typeof unit !== 'string') return difference;
  const isComputed = [old, now].every((fact) => valueAt(fact, ['formula']) !== undefined);
  if (valueKeys.includes(part)) return { ...difference, unit, ...(isComputed && { computed: true }) };
  if (part !== undefined) return difference;
  const told = (fact: Value | undefined) => valueAt(fact, ['value']) ?? fact;
  return { ...difference, before: told(difference.before), after: told(difference.after), unit };
};

/** What differs between two states of the data of a file, the values of facts with their units. */
export const dataDifferences = (
  file: string,
  before: Value | undefined,
  after: Value | undefined,
): Difference[] => differences(before, after).map((difference) => withUnit(file, before, after, difference));

/** Text of a file in another state; null where it does not exist. */
type TextOf = (file: string) => string | null;

/** What differs between two texts of a file, null where it does not exist; none where nothing does. */
const fileDifference = (file: string, beforeOf: TextOf, after: string | null): FileDifference[] => {
  const before = beforeOf(file);
  if (before === after) return [];
  if (before === null) return [{ file, state: 'new', differences: [] }];
  if (after === null) {
    const title = formerTitle(file, (name) => dataOf(name, beforeOf(name)));
    return [{ file, state: 'removed', differences: [], ...(title && { title }) }];
  }
  return [
    { file, state: 'changed', differences: dataDifferences(file, dataOf(file, before), dataOf(file, after)) },
  ];
};

/** What differs between two states of several files. */
export const fileDifferences = (before: Texts, after: Texts): FileDifference[] =>
  [...after].flatMap(([file, text]) => fileDifference(file, (name) => before.get(name) ?? null, text));
