import { readYaml } from '#src/content/io/read.ts';
import type { Language } from '#src/lib/language.ts';
import { fillCopy } from './fill.ts';
import { type Copy, type CopyName, copySchemaOf } from './schemas.ts';

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

/** Weak references, so that memory does not grow with the number of pages: most copy is printed on one page only. */
const rawCache = new Map<string, WeakRef<object>>();
const cache = new Map<string, WeakRef<object>>();

/** Copy of a page with its placeholders not yet replaced. @throws ContentError with file, key, reason and remedy. */
export const rawCopyOf = <Name extends CopyName>(name: Name, lang: Language): Copy<Name> => {
  const file = `content/copy/${name}/${lang}.yaml`;
  const cached = rawCache.get(file)?.deref();
  if (cached !== undefined) return cached as Copy<Name>;
  const copy = readYaml(file, copySchemaOf(name)) as Copy<Name>;
  rawCache.set(file, new WeakRef(copy));
  return copy;
};

/**
 * Copy of a page in one language, with facts, links and typography filled in.
 * @throws ContentError with file, key, reason and remedy.
 */
export const copyOf = <Name extends CopyName>(name: Name, lang: Language): Copy<Name> => {
  const file = `content/copy/${name}/${lang}.yaml`;
  const cached = cache.get(file)?.deref();
  if (cached !== undefined) return cached as Copy<Name>;
  const copy = fillAll(rawCopyOf(name, lang), lang, file);
  cache.set(file, new WeakRef(copy));
  return copy;
};
