import { type Path, type Value, valueAt } from './change.ts';

/** What an item of a list is called: by its own words, where it has any. */
export const itemName = (item: Value | undefined): string => {
  for (const key of ['title', 'question', 'heading', 'label', 'name', 'code', 'id', 'slug']) {
    const value = valueAt(item, [key]);
    if (typeof value === 'string') return value.slice(0, 60);
  }
  return '';
};

/** What the items that a path passes through are called, one name for each index of the path. */
export const itemNames = (data: Value | undefined, path: Path): string[] =>
  path.flatMap((key, depth) =>
    typeof key === 'number' ? [itemName(valueAt(data, path.slice(0, depth + 1)))] : [],
  );
