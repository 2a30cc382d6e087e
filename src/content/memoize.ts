interface Cache<Key, Result> {
  get: (key: Key) => Result | undefined;
  set: (key: Key, result: Result) => unknown;
}

const cached =
  <Key, Result>(cache: Cache<Key, Result>, compute: (key: Key) => Result) =>
  (key: Key): Result => {
    const before = cache.get(key);
    if (before !== undefined) return before;
    const result = compute(key);
    cache.set(key, result);
    return result;
  };

/**
 * Caches the results of a function by object. The content is checked again at each change, and unchanged files keep the
 * same objects (docs/decisions/0049-content-is-a-value.md). Nothing may change these objects.
 */
export const memoize = <Key extends object, Result>(compute: (key: Key) => Result) =>
  cached(new WeakMap<Key, Result>(), compute);

/** Caches the results of a function by text, in the same way. The function must depend on the text only. */
export const memoizeText = <Result>(compute: (text: string) => Result) =>
  cached(new Map<string, Result>(), compute);
