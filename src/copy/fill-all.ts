import type { Language } from '#src/lib/language.ts';
import { fillCopy } from './fill.ts';

/** Keys whose values are identifiers for code and not texts for visitors. */
export const identifierKeys: ReadonlySet<string> = new Set([
  'id',
  'code',
  'anchor',
  'icon',
  'emoji',
  'slug',
  'key',
]);

/**
 * Applies `fillCopy` to all texts of a value.
 * @param where the file; messages add the path of the key.
 */
export const fillAll = <T>(value: T, lang: Language, where: string): T => fillNode(value, lang, where) as T;

const fillNode = (value: unknown, lang: Language, where: string): unknown => {
  if (typeof value === 'string') return fillCopy(value, lang, where);
  if (Array.isArray(value)) return value.map((item, index) => fillNode(item, lang, `${where}.${index}`));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        identifierKeys.has(key)
          ? item
          : fillNode(item, lang, `${where}${where.endsWith('.yaml') ? ': ' : '.'}${key}`),
      ]),
    );
  }
  return value;
};
