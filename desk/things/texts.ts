import type { Value } from '../source/change.ts';
import type { Left } from './thing.ts';

const identifiers = new Set(['id', 'code', 'anchor', 'icon', 'emoji', 'slug', 'key', 'order', 'number']);

/** Keys of the texts that somebody has to write anew after a file was copied, as content/placeholders.yaml names them. */
export const textKeys = (value: Value, key = ''): string[] => {
  if (typeof value === 'string') return [key];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const id = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : undefined;
      return textKeys(item, `${key}[${typeof id === 'string' ? id : index}]`);
    });
  return Object.entries(value).flatMap(([name, item]) =>
    identifiers.has(name) ? [] : textKeys(item, key === '' ? name : `${key}.${name}`),
  );
};

/** What is left to write in a folder of copy that was copied from another page. */
export const leftIn = (file: string, data: Value): Left[] => textKeys(data).map((key) => ({ file, key }));

/** A text with one name in place of another, as a whole word. */
export const renamed = (text: string, from: string, to: string): string =>
  text.replace(
    new RegExp(`(?<![\\p{L}\\d-])${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d-])`, 'gu'),
    () => to,
  );
