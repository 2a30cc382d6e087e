import { readYaml } from '#src/content/io/read.ts';
import { type Copy, type CopyName, copySchemaOf } from '#src/content/schemas/copy/registry.ts';
import type { Language } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';
import { fillAll } from './fill-all.ts';
import { withReviewNotices } from './review-notices.ts';

/** Copy of a page as it is written, placeholders not yet filled. @throws ContentError naming file, key, reason and remedy. */
export const rawCopyOf = <Name extends CopyName>(name: Name, lang: Language): Copy<Name> =>
  readYaml(`content/copy/${name}/${lang}.yaml`, copySchemaOf(name)) as Copy<Name>;

/** What memory allows to keep: most copy is printed on one page only, and there may be thousands of pages. */
const cache = new Map<string, WeakRef<object>>();

/**
 * Copy of a page in a language, typed by its schema, ready to print; what names a fact past its review date says so.
 * @throws ContentError naming file, key, reason and remedy.
 */
export const copyOf = <Name extends CopyName>(name: Name, lang: Language): Copy<Name> => {
  const file = `content/copy/${name}/${lang}.yaml`;
  const kept = cache.get(file)?.deref();
  if (kept !== undefined) return kept as Copy<Name>;
  const copy = fillAll(withReviewNotices(rawCopyOf(name, lang), lang, today()), lang, file);
  cache.set(file, new WeakRef(copy));
  return copy;
};
