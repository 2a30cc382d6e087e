import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../source/change.ts';
import { setNext } from '../things/later-price.ts';
import type { PlannedFiles } from '../things/thing.ts';
import type { Problem } from './problem.ts';

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
  for (const { file, key, from, expected, announced } of found) {
    // What is announced for a later day stays announced.
    if (from === undefined && (announced === undefined || String(announced) > today))
      files.edit(file, { kind: 'set', path: [key, 'value'], value: expected });
    else setNext(files, file, key, { from: from ?? today, value: expected }, today);
  }
  return found.length > 0;
};
