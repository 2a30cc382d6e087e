/** Where a value stands in a file: keys of maps and indexes of lists, from the top. */
export type Path = readonly (string | number)[];

/** A value that YAML can hold. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** One edit of a content file. */
export type Change =
  /** Replaces a value. */
  | { kind: 'set'; path: Path; value: Value }
  /** Adds an item of a list before the index that ends the path, or a key of a map. */
  | { kind: 'add'; path: Path; value: Value; before?: string | undefined }
  | { kind: 'remove'; path: Path }
  /** Moves an item of a list to another index. */
  | { kind: 'move'; path: Path; to: number };

/** An edit that cannot be made. The message says where, why, and what to do. */
export class EditError extends Error {
  override name = 'EditError';
}

/** Path in the notation of the messages of the content checks: `hero.points.0.label`. */
export const pathText = (path: Path): string => path.join('.') || '(whole file)';

/** @throws EditError */
export const refuse = (path: Path, reason: string): never => {
  throw new EditError(
    `${pathText(path)}: ${reason}. Nothing was written. Open the file again, or change it in a text editor.`,
  );
};

const isContainer = (value: unknown): value is Record<string | number, Value> =>
  typeof value === 'object' && value !== null;

/** Value at a path; undefined where there is none. */
export const valueAt = (data: Value | undefined, path: Path): Value | undefined =>
  path.reduce<Value | undefined>(
    (node, key) => (isContainer(node) && Object.hasOwn(node, key) ? node[key] : undefined),
    data,
  );

/** Data with a change made, as a copy. The order of the keys of a map has no meaning here. @throws EditError */
export const changedData = (data: Value, change: Change): Value => {
  if (change.path.length === 0) return change.kind === 'set' ? change.value : refuse([], 'is the whole file');
  const copy = structuredClone(data);
  const parent = valueAt(copy, change.path.slice(0, -1));
  const key = change.path.at(-1) ?? '';
  if (!isContainer(parent)) return refuse(change.path, 'there is no such place in the file');
  const exists = Object.hasOwn(parent, key);
  if (Array.isArray(parent)) {
    if (typeof key !== 'number') return refuse(change.path, 'an item of a list has a number');
    if (change.kind === 'add') {
      if (key < 0 || key > parent.length) return refuse(change.path, 'the list has no such place');
      parent.splice(key, 0, change.value);
      return copy;
    }
    if (!exists) return refuse(change.path, 'the list has no such item');
    if (change.kind === 'set') parent[key] = change.value;
    if (change.kind === 'remove') parent.splice(key, 1);
    if (change.kind === 'move') {
      if (change.to < 0 || change.to >= parent.length)
        return refuse(change.path, 'the list has no such place');
      parent.splice(change.to, 0, ...parent.splice(key, 1));
    }
    return copy;
  }
  if (change.kind === 'move') return refuse(change.path, 'only items of lists can be moved');
  if ((change.kind === 'add') === exists)
    return refuse(change.path, exists ? 'the key exists already' : 'the key does not exist');
  if (change.kind === 'remove') delete parent[key];
  else parent[key] = change.value;
  return copy;
};
