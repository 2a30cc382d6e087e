import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { type Value, valueAt } from './change.ts';

/** What an item of a list goes by, where it has an id: its words may change. */
const identityOf = (item: Value | undefined): string | null => {
  for (const keys of [['id'], ['slug'], ['copy', 'key']]) {
    const values = keys.map((key) => valueAt(item, [key]));
    if (values.every((value) => typeof value === 'string')) return values.join(' ');
  }
  return null;
};

const isSame = (one: Value, other: Value): boolean => {
  const identity = identityOf(one);
  return identity === null ? isDeepStrictEqual(one, other) : identity === identityOf(other);
};

/** Place of an item in each of two lists; undefined where it is not in that one. */
export type ItemPlaces = readonly [number | undefined, number | undefined];

/**
 * Which items of two lists are the same, so that one that has gone does not look as if all behind it had changed. Items
 * between two that stayed are taken for changed ones, in their order.
 */
export const sameItems = (before: readonly Value[], after: readonly Value[]): ItemPlaces[] => {
  const found: ItemPlaces[] = [];
  let [one, other] = [0, 0];
  let gone: number[] = [];
  let added: number[] = [];
  const pairChanged = (): void => {
    for (let index = 0; index < Math.max(gone.length, added.length); index++)
      found.push([gone[index], added[index]]);
    gone = [];
    added = [];
  };
  for (const part of diffArrays([...before], [...after], { comparator: isSame })) {
    if (!part.removed && !part.added) pairChanged();
    for (let count = 0; count < part.count; count++) {
      if (part.removed) gone.push(one++);
      else if (part.added) added.push(other++);
      else found.push([one++, other++]);
    }
  }
  pairChanged();
  return found;
};
