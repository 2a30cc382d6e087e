/**
 * Caches the results of a function by object. The content is checked again at each change, and unchanged files keep the
 * same objects (docs/decisions/0049-content-is-a-value.md). Nothing may change these objects.
 */
export const memoize = <Key extends object, Result>(
  compute: (key: Key) => Result,
): ((key: Key) => Result) => {
  const known = new WeakMap<Key, Result>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = compute(key);
    known.set(key, result);
    return result;
  };
};
