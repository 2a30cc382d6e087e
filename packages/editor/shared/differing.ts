import type { Value } from './values.ts';

/** Where two texts differ, and what stands there in each. */
export const differing = (before: string, after: string): { at: number; before: string; after: string } => {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at++;
  let tail = 0;
  while (tail < shorter - at && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { at, before: before.slice(at, before.length - tail), after: after.slice(at, after.length - tail) };
};

/** The items of a list that another list lacks; all of them where only the order differs. */
export const itemsBeside = (items: readonly Value[], others: readonly Value[]): readonly Value[] => {
  const known = new Set(others.map((item) => JSON.stringify(item)));
  const own = items.filter((item) => !known.has(JSON.stringify(item)));
  return own.length === 0 && items.length === others.length ? items : own;
};
