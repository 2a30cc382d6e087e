import { isDeepStrictEqual } from 'node:util';
import type { Path, Value } from './change.ts';
import { stepName } from './item-names.ts';
import { sameItems } from './same-items.ts';

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
  if (isList)
    return sameItems(before, after).flatMap(([place, newPlace]) =>
      step(newPlace ?? place ?? 0, before[place ?? -1], after[newPlace ?? -1]),
    );
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => step(key, old.get(key), now.get(key)));
};
