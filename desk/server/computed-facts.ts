import { isDeepStrictEqual } from 'node:util';
import { type Value, valueAt } from '../source/change.ts';
import { setNext } from '../things/later-price.ts';
import type { PlannedFiles } from '../things/thing.ts';
import type { Problem } from './problem.ts';

/** The value that a fact has today. */
const valueToday = (fact: Value | undefined, today: string): Value | undefined => {
  const next = valueAt(fact, ['next']);
  return next !== undefined && String(valueAt(next, ['from'])) <= today
    ? valueAt(next, ['value'])
    : valueAt(fact, ['value']);
};

/** Takes the next value of a fact out that is the one it has today. */
const withoutSameNext = (files: PlannedFiles, file: string, key: string, today: string): void => {
  const fact = valueAt(files.data(file), [key]);
  const next = valueAt(fact, ['next']);
  if (next === undefined || String(valueAt(next, ['from'])) <= today) return;
  if (isDeepStrictEqual(valueAt(next, ['value']), valueAt(fact, ['value'])))
    files.edit(file, { kind: 'remove', path: [key, 'next'] });
};

/** Writes the value of a fact from a day to come on; none, where it has that value today. True where it wrote one. */
const writeNext = (
  files: PlannedFiles,
  file: string,
  key: string,
  next: { from: string; value: Value },
  today: string,
): boolean => {
  const fact = valueAt(files.data(file), [key]);
  const isOther = !isDeepStrictEqual(valueToday(fact, today), next.value);
  if (isOther) setNext(files, file, key, next, today);
  else if (String(valueAt(fact, ['next', 'from']) ?? '') > today)
    files.edit(file, { kind: 'remove', path: [key, 'next'] });
  return isOther;
};

/**
 * Writes the values that follow from changed ones. One that the owner has changed as well is left to the owner, with what
 * the checks say of it. True where it wrote any.
 * @param saved files as they are on disk
 */
export const writeComputedFacts = (
  files: PlannedFiles,
  saved: PlannedFiles,
  problems: readonly Problem[],
  today: string,
): boolean => {
  const found = problems.flatMap(({ file, path: [key], remedy }) => {
    if (remedy?.kind !== 'value' || typeof key !== 'string') return [];
    const { from, value: expected } = remedy;
    const [entry, before] = [files, saved].map((state) => valueAt(state.data(file), [key]));
    const isUntouched =
      from !== undefined || isDeepStrictEqual(valueAt(entry, ['value']), valueAt(before, ['value']));
    return isUntouched ? [{ file, key, from, expected, announced: valueAt(entry, ['next', 'from']) }] : [];
  });
  const [now, later] = [found.filter(({ from }) => from === undefined), found.filter(({ from }) => from)];
  for (const { file, key, expected, announced } of now) {
    // What is announced for a later day stays announced, unless it is the same.
    if (announced === undefined || String(announced) > today) {
      files.edit(file, { kind: 'set', path: [key, 'value'], value: expected });
      withoutSameNext(files, file, key, today);
    } else setNext(files, file, key, { from: today, value: expected }, today);
  }
  // After the values of today, with which it compares. The first day of a fact is written: it holds on later ones, too.
  const written = new Set<string>();
  for (const { file, key, from = today, expected } of later)
    if (!written.has(`${file} ${key}`) && writeNext(files, file, key, { from, value: expected }, today))
      written.add(`${file} ${key}`);
  return found.length > 0;
};
