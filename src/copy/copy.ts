import { readYaml } from '#src/content/io/read.ts';
import type { Language } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';
import { currentCopy } from './ended-facts.ts';
import { fillAll } from './fill-all.ts';
import { withReviewNotices } from './review-notices.ts';
import { type Copy, type CopyName, copySchemaOf } from './schemas.ts';

/** Weak references, so that memory does not grow with the number of pages: most copy is printed on one page only. */
const rawCache = new Map<string, WeakRef<object>>();
const cache = new Map<string, WeakRef<object>>();

/** Copy of a page with its placeholders not yet replaced, without texts whose facts have ended. @throws ContentError with file, key, reason and remedy. */
export const rawCopyOf = <Name extends CopyName>(name: Name, lang: Language): Copy<Name> => {
  const file = `content/copy/${name}/${lang}.yaml`;
  const cached = rawCache.get(file)?.deref();
  if (cached !== undefined) return cached as Copy<Name>;
  const copy = currentCopy(readYaml(file, copySchemaOf(name)) as Copy<Name>, file, lang, today());
  rawCache.set(file, new WeakRef(copy));
  return copy;
};

/**
 * Copy of a page in one language, with facts, links and typography filled in; a text that refers to a stale fact ends
 * with a notice.
 * @throws ContentError with file, key, reason and remedy.
 */
export const copyOf = <Name extends CopyName>(name: Name, lang: Language): Copy<Name> => {
  const file = `content/copy/${name}/${lang}.yaml`;
  const cached = cache.get(file)?.deref();
  if (cached !== undefined) return cached as Copy<Name>;
  const copy = fillAll(withReviewNotices(rawCopyOf(name, lang), lang, today()), lang, file);
  cache.set(file, new WeakRef(copy));
  return copy;
};
