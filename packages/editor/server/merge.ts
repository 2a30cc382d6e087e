import { isDeepStrictEqual } from 'node:util';
import { type Conflict, isObject, type Path, type Value } from '../shared/api.ts';
import { dataOf, valueAt, withChange } from './file-text.ts';
import type { UnsavedFile } from './unsaved-work.ts';

/** A value that was changed here and on disk, to two different values. */
export type ConflictingValue = Omit<Conflict, 'title'>;

/** The text of a file with a value at a location; undefined removes what is there. */
export const withValue = (file: string, text: string, path: Path, value: Value | undefined): string =>
  withChange(file, text, {
    file,
    path,
    ...(value === undefined ? { kind: 'remove' } : { kind: 'set', value }),
  });

/** True for two lists of the same length with the same ids: items were changed, but not added, removed or moved. */
const haveSameItems = (one: Value[], other: Value[]): boolean =>
  one.length === other.length &&
  one.every((item, index) => !isObject(item) || item.id === Object(other[index]).id);

/**
 * The values that differ between two states of data, as deep as possible; undefined where a state lacks the value. A list with
 * added, removed or moved items is one value.
 */
export const differingValues = (
  before: Value | undefined,
  after: Value | undefined,
  path: Path = [],
): { path: Path; before: Value | undefined; after: Value | undefined }[] => {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && haveSameItems(before, after))
    return before.flatMap((item, index) => differingValues(item, after[index], [...path, index]));
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differingValues(before[key], after[key], [...path, key]),
    );
  return [{ path, before, after }];
};

/** The text on disk with the unsaved changes in it, or the values that were changed on both sides. */
export const mergeUnsaved = (file: string, { base, text }: UnsavedFile, disk: string | null) => {
  const [before, mine, theirs] = [base, text, disk].map((source) => dataOf(file, source));
  if (disk === null || text === null || before === undefined || theirs === undefined || mine === undefined)
    return { text, conflicts: [{ file, path: [], mine: text, theirs: disk }] };
  const own = differingValues(before, mine);
  const conflicts = own
    .filter(({ path, before: was, after }) => {
      const now = valueAt(theirs, path);
      return !isDeepStrictEqual(now, was) && !isDeepStrictEqual(now, after);
    })
    .map(({ path, after }): ConflictingValue => ({ file, path, mine: after, theirs: valueAt(theirs, path) }));
  if (conflicts.length > 0) return { text, conflicts };
  const result = own.reduce((source, { path, after }) => withValue(file, source, path, after), disk);
  return { text: result, conflicts: [] };
};
