import { isDeepStrictEqual } from 'node:util';
import type { Path, Value } from './change.ts';
import { stepName } from './item-names.ts';

/** A value that differs between two states of a file; undefined where it did not exist. */
export interface Difference {
  path: Path;
  /** What the steps of the path lead to is called, as it is after the change. */
  items: string[];
  before: Value | undefined;
  after: Value | undefined;
  /** Unit of the values, where they are those of a fact. */
  unit?: string;
  /** Of a value that the desk computed with the formula of its fact. */
  computed?: true;
}

/** A list of numbers is one value: a range, or coordinates. */
const isWhole = (value: Value | undefined): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number');

const entriesOf = (value: Value | undefined): Map<string | number, Value> | null => {
  if (isWhole(value)) return null;
  if (Array.isArray(value)) return new Map(value.map((item, index) => [index, item]));
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
};

/** How many items two lists have in common at their starts. */
const commonStart = (one: readonly Value[], other: readonly Value[]): number => {
  const end = one.findIndex((item, index) => !isDeepStrictEqual(item, other[index]));
  return end < 0 ? one.length : end;
};

/** The items of two lists that differ where the longer one only has some more in one place; null where it is otherwise. */
const addedOrRemoved = (before: readonly Value[], after: readonly Value[]): number[] | null => {
  const [short, long] = before.length < after.length ? [before, after] : [after, before];
  const count = long.length - short.length;
  const start = commonStart(short, long);
  if (count === 0 || !isDeepStrictEqual(short.slice(start), long.slice(start + count))) return null;
  return long.slice(start, start + count).map((_, index) => start + index);
};

/** The values that differ between two states of the data of a file, as deep inside as possible. */
export const differences = (
  before: Value | undefined,
  after: Value | undefined,
  path: Path = [],
  items: string[] = [],
): Difference[] => {
  if (isDeepStrictEqual(before, after)) return [];
  const isList = Array.isArray(before) && Array.isArray(after);
  const [old, now] = [entriesOf(before), entriesOf(after)];
  if (old === null || now === null || Array.isArray(before) !== Array.isArray(after))
    return [{ path, items, before, after }];
  const step = (key: string | number, one: Value | undefined, other: Value | undefined) =>
    differences(one, other, [...path, key], [...items, stepName(key, other ?? one)]);
  const places = isList ? addedOrRemoved(before, after) : null;
  if (places !== null)
    return places.flatMap((index) =>
      old.size > now.size ? step(index, old.get(index), undefined) : step(index, undefined, now.get(index)),
    );
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => step(key, old.get(key), now.get(key)));
};
