import { isDeepStrictEqual } from 'node:util';
import { isObject, type Path, type Value } from '../shared/values.ts';

/** A value that differs between two states of a file; undefined where a state lacks the value. */
interface Difference {
  path: Path;
  before: Value | undefined;
  after: Value | undefined;
}

/** True for two lists of the same length with the same ids: items were changed, but not added, removed or moved. */
const haveSameItems = (one: Value[], other: Value[]): boolean =>
  one.length === other.length &&
  one.every((item, index) => !isObject(item) || item.id === Object(other[index]).id);

/** The values that differ between two states of data, as deep as possible. A list with added, removed or moved items is one value. */
export const differences = (
  before: Value | undefined,
  after: Value | undefined,
  path: Path = [],
): Difference[] => {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && haveSameItems(before, after))
    return before.flatMap((item, index) => differences(item, after[index], [...path, index]));
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], [...path, key]),
    );
  return [{ path, before, after }];
};
