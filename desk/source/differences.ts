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
}

const entriesOf = (value: Value | undefined): Map<string | number, Value> | null => {
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
  const [old, now] = [entriesOf(before), entriesOf(after)];
  if (old === null || now === null || Array.isArray(before) !== Array.isArray(after))
    return [{ path, items, before, after }];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    differences(
      old.get(key),
      now.get(key),
      [...path, key],
      [...items, stepName(key, now.get(key) ?? old.get(key))],
    ),
  );
};
