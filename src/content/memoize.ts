/**
 * The same function, computed once for each object. The content is checked again at each change, and objects of files that
 * have not changed are the same as before (docs/decisions/0049-content-is-a-value.md). Nothing may change them.
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
