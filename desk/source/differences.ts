import { isDeepStrictEqual } from 'node:util';
import type { Path, Value } from './change.ts';
import { itemName } from './item-names.ts';

/** A value that differs between two states of a file; undefined where it did not exist. */
export interface Difference {
  path: Path;
  /** Names of the items that the path passes through, as they are after the change. */
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
      typeof key === 'number' ? [...items, itemName(now.get(key) ?? old.get(key))] : items,
    ),
  );
};
