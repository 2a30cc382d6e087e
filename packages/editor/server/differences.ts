import { isDeepStrictEqual } from 'node:util';
import { isObject, type Path, type Value } from '../shared/values.ts';

/** A value that differs between two states of a file. undefined: it is not there. */
export interface Difference {
  path: Path;
  before: Value | undefined;
  after: Value | undefined;
}

/** The values that differ between two states of data, as deep as possible. A list whose length differs is one value. */
export const differences = (
  before: Value | undefined,
  after: Value | undefined,
  path: Path = [],
): Difference[] => {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => differences(item, after[index], [...path, index]));
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], [...path, key]),
    );
  return [{ path, before, after }];
};
