import type { Language } from '#src/lib/language.ts';
import { fillCopy } from './fill.ts';

/** Keys whose values are names for machines, not text for visitors. */
export const machineKeys: ReadonlySet<string> = new Set([
  'id',
  'code',
  'anchor',
  'icon',
  'emoji',
  'slug',
  'key',
]);

/**
 * Fills every string of a piece of content: facts, links, typography.
 * `where` is the file, to which the key path is added for errors.
 */
export const fillAll = <T>(value: T, lang: Language, where: string): T => fillNode(value, lang, where) as T;

const fillNode = (value: unknown, lang: Language, where: string): unknown => {
  if (typeof value === 'string') return fillCopy(value, lang, where);
  if (Array.isArray(value)) return value.map((item, index) => fillNode(item, lang, `${where}.${index}`));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        machineKeys.has(key)
          ? item
          : fillNode(item, lang, `${where}${where.endsWith('.yaml') ? ': ' : '.'}${key}`),
      ]),
    );
  }
  return value;
};
