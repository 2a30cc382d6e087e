import { useCallback, useMemo, useState } from 'react';
import type { Sentence, ToWrite } from '../server/results.ts';
import { type Path, pathText, type Value, valueAt } from '../source/change.ts';
import { resolveKey } from '../source/resolve-key.ts';
import type { Doc } from './documents.ts';

/** A text that is still to be written, where it stands, and whether the next save takes it off the list. */
export interface Left extends ToWrite {
  path: Path;
  isWritten: boolean;
}

const textIn = (data: Value, key: string): Value | undefined => valueAt(data, resolveKey(data, key));

/** True of a text that is written with the unsaved changes: one of its languages now, and the other now or before. */
const isWrittenNow = (docs: readonly Doc[], { key, anew }: ToWrite): boolean => {
  const changed = docs.filter(({ data, now }) => textIn(data, key) !== textIn(now, key));
  return changed.length > 0 && docs.every((doc) => changed.includes(doc) || anew.includes(doc.file));
};

/** The texts of the open page that are still to be written, which the owner ticks or rewrites. */
export const useWritten = (docs: readonly Doc[]) => {
  const [toWrite, setToWrite] = useState<readonly ToWrite[]>([]);
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const left = useMemo((): Left[] => {
    const [first] = docs;
    if (first === undefined) return [];
    return toWrite.map((one) => ({
      ...one,
      path: resolveKey(first.now, one.key),
      isWritten: ticks[one.key] ?? isWrittenNow(docs, one),
    }));
  }, [docs, toWrite, ticks]);
  const ticked = useMemo(
    (): Sentence[] =>
      toWrite.filter(({ key }) => ticks[key] === true).map(({ copy, key }) => ({ copy, key })),
    [toWrite, ticks],
  );
  const tick = (keys: readonly string[], isWritten: boolean) =>
    setTicks((all) => ({ ...all, ...Object.fromEntries(keys.map((key) => [key, isWritten])) }));
  /** Takes over what is listed now, and what was ticked before. */
  const list = useCallback((listed: readonly ToWrite[], written: readonly Sentence[]) => {
    setToWrite(listed);
    setTicks(Object.fromEntries(written.map(({ key }) => [key, true])));
  }, []);
  return { left, ticked, tick, list };
};

/** Left texts by the place of their field. */
export const leftByPath = (left: readonly Left[]): ReadonlyMap<string, Left> =>
  new Map(left.map((one) => [pathText(one.path), one]));
