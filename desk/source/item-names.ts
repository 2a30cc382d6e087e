import { type Path, type Value, valueAt } from './change.ts';

/** What an item of a list is called: by its own words, where it has any. */
export const itemName = (item: Value | undefined): string => {
  for (const key of ['title', 'question', 'heading', 'label', 'name', 'slug', 'code', 'id']) {
    const value = valueAt(item, [key]);
    if (typeof value === 'string') return value.slice(0, 60);
  }
  return '';
};

/** What a step of a path leads to is called by itself: an item of a list by its words, an entry of a map by its `name`. */
export const stepName = (step: string | number, value: Value | undefined): string => {
  const name = valueAt(value, ['name']);
  return typeof step === 'number' ? itemName(value) : typeof name === 'string' ? name : '';
};

/** What the steps of a path lead to is called, one name for each step, empty where it has none. */
export const itemNames = (data: Value | undefined, path: Path): string[] =>
  path.map((step, depth) => stepName(step, valueAt(data, path.slice(0, depth + 1))));
