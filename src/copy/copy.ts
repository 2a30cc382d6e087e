import { readYaml } from '#src/content/io/read.ts';
import type { Language } from '#src/lib/language.ts';
import { fillCopy } from './fill.ts';
import { type Copy, type CopyName, copySchemaOf } from './schemas.ts';

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

/** Copy of a page as it is written, placeholders not yet filled. @throws ContentError naming file, key, reason and remedy. */
export const rawCopyOf = <Name extends CopyName>(name: Name, lang: Language): Copy<Name> =>
  readYaml(`content/copy/${name}/${lang}.yaml`, copySchemaOf(name)) as Copy<Name>;

/** What memory allows to keep: most copy is printed on one page only, and there may be thousands of pages. */
const cache = new Map<string, WeakRef<object>>();

/**
 * Copy of a page in a language, typed by its schema, ready to print.
 * @throws ContentError naming file, key, reason and remedy.
 */
export const copyOf = <Name extends CopyName>(name: Name, lang: Language): Copy<Name> => {
  const file = `content/copy/${name}/${lang}.yaml`;
  const kept = cache.get(file)?.deref();
  if (kept !== undefined) return kept as Copy<Name>;
  const copy = fillAll(readYaml(file, copySchemaOf(name)), lang, file) as Copy<Name>;
  cache.set(file, new WeakRef(copy));
  return copy;
};
