import { identifierKeys } from '#src/copy/fill-all.ts';

/** A text with the path of its key. */
interface Entry {
  key: string;
  text: string;
}

/** An item of a list is identified by its `id`, which does not change when items are added before it, else by its index. */
const itemName = (item: unknown, index: number): string | number => {
  const id = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : undefined;
  return typeof id === 'string' ? id : index;
};

/** All texts of a value with the paths of their keys (`chapters[cookies].paragraphs[0]`), without identifiers. */
export const textsOf = (value: unknown, key = ''): Entry[] => {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsOf(item, `${key}[${itemName(item, index)}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    identifierKeys.has(name) ? [] : textsOf(item, key === '' ? name : `${key}.${name}`),
  );
};
