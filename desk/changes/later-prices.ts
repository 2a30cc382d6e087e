import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../source/change.ts';
import type { FoundThing, States } from './found-thing.ts';

/**
 * Prices, and values computed from them, that got another next value, by its first day. Where only computed values got one,
 * something else was changed.
 */
export const changedLaterPrices = ({ files, before, after }: States): FoundThing[] => {
  const byDay = new Map<string, Set<string>>();
  for (const file of files.filter((name) => name.startsWith('content/facts/')))
    for (const key of Object.keys(Object(after(file)))) {
      const next = valueAt(after(file), [key, 'next']);
      if (next === undefined || isDeepStrictEqual(next, valueAt(before(file), [key, 'next']))) continue;
      const day = String(valueAt(next, ['from']));
      byDay.set(day, (byDay.get(day) ?? new Set()).add(`${file} ${key}`));
    }
  return [...byDay].flatMap(([from, keys]): FoundThing[] => {
    const entries = [...keys].flatMap((one) => {
      const [file = '', key = ''] = one.split(' ');
      return valueAt(after(file), [key, 'formula']) === undefined ? [key] : [];
    });
    const isPart: FoundThing['isPart'] = (file, path) =>
      path.length === 2 && path[1] === 'next' && keys.has(`${file} ${path[0]}`);
    return entries.length === 0
      ? []
      : [{ kind: 'laterPrice', state: 'new', from, entries, owns: () => false, isPart }];
  });
};
