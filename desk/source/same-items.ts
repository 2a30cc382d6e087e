import { isDeepStrictEqual } from 'node:util';
import { type Value, valueAt } from './change.ts';

/** What an item of a list goes by, where it has an id: its words may change. */
const identityOf = (item: Value | undefined): string | null => {
  for (const keys of [['id'], ['slug'], ['copy', 'key']]) {
    const values = keys.map((key) => valueAt(item, [key]));
    if (values.every((value) => typeof value === 'string')) return values.join(' ');
  }
  return null;
};

const isSame = (one: Value | undefined, other: Value | undefined): boolean => {
  const identity = identityOf(one);
  return identity === null ? isDeepStrictEqual(one, other) : identity === identityOf(other);
};

/** Place of an item in each of two lists; undefined where it is not in that one. */
export type ItemPlaces = readonly [number | undefined, number | undefined];

/** How many items two lists have in common at their starts. */
const commonStart = (one: readonly Value[], other: readonly Value[]): number => {
  const end = one.findIndex((item, index) => index >= other.length || !isSame(item, other[index]));
  return end < 0 ? one.length : end;
};

/** How many items two lists have in common from two places on, in their order. */
const commonCounts = (before: readonly Value[], after: readonly Value[]) => {
  const rows = new Map<string, number>();
  const count = (one: number, other: number): number => rows.get(`${one} ${other}`) ?? 0;
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      rows.set(
        `${one} ${other}`,
        isSame(before[one], after[other])
          ? count(one + 1, other + 1) + 1
          : Math.max(count(one + 1, other), count(one, other + 1)),
      );
  return count;
};

/**
 * Which items of two lists are the same, so that one that has gone does not look as if all behind it had changed. Items
 * between two that stayed are taken for changed ones, in their order.
 */
export const sameItems = (before: readonly Value[], after: readonly Value[]): ItemPlaces[] => {
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).reverse(), after.slice(start).reverse());
  const [old, now] = [before, after].map((list) => list.slice(start, list.length - end));
  const [oldPart = [], nowPart = []] = [old, now];
  const count = commonCounts(oldPart, nowPart);
  const found: ItemPlaces[] = Array.from({ length: start }, (_, index) => [index, index]);
  let gone: number[] = [];
  let added: number[] = [];
  const close = (): void => {
    for (let index = 0; index < Math.max(gone.length, added.length); index++)
      found.push([gone[index], added[index]]);
    gone = [];
    added = [];
  };
  let [one, other] = [0, 0];
  while (one < oldPart.length || other < nowPart.length) {
    const isIn = one < oldPart.length && other < nowPart.length;
    if (isIn && isSame(oldPart[one], nowPart[other])) {
      close();
      found.push([start + one++, start + other++]);
    } else if (one < oldPart.length && count(one + 1, other) >= count(one, other + 1))
      gone.push(start + one++);
    else added.push(start + other++);
  }
  close();
  const stayed = Array.from(
    { length: end },
    (_, index): ItemPlaces => [before.length - end + index, after.length - end + index],
  );
  return [...found, ...stayed];
};
