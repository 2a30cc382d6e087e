/**
 * Caches the results of a function by object. The content is checked again at each change, and unchanged files keep the
 * same objects (docs/decisions/0049-content-is-a-value.md). Nothing may change these objects.
 */
export const memoize = <Key extends object, Result>(
  compute: (key: Key) => Result,
): ((key: Key) => Result) => {
  const cache = new WeakMap<Key, Result>();
  return (key) => {
    const before = cache.get(key);
    if (before !== undefined) return before;
    const result = compute(key);
    cache.set(key, result);
    return result;
  };
};

/** Largest number of texts whose results are kept: more than twice those of the site. */
const maxTexts = 50_000;

/** Caches the results of a function by text, in the same way. The function must depend on the text only. */
export const memoizeText = <Result>(compute: (text: string) => Result): ((text: string) => Result) => {
  const cache = new Map<string, Result>();
  return (text) => {
    const before = cache.get(text);
    if (before !== undefined) return before;
    const result = compute(text);
    if (cache.size >= maxTexts) cache.clear();
    cache.set(text, result);
    return result;
  };
};
