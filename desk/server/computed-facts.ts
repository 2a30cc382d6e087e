import type { Value } from '../source/change.ts';
import { setNext } from '../things/later-price.ts';
import type { PlannedFiles } from '../things/thing.ts';
import type { Problem } from './problem.ts';

/** How the checks say what a value with a `formula:` has to be, now or from a day on (src/content/checks/facts/formulas.ts). */
const computed =
  / makes .* Write (?:next: \{ from: (?<from>[\d-]+), value: )?(?<value>[\d.]+|\[[\d., ]+\])(?: \})?\.$/;

/**
 * Writes the values that follow from a changed price, where nothing else keeps the price from being changed. True where
 * it wrote any.
 */
export const writeComputedFacts = (
  files: PlannedFiles,
  problems: readonly Problem[],
  today: string,
): boolean => {
  const found = problems.flatMap(({ file, path: [key], message }) => {
    const { from, value } = computed.exec(message)?.groups ?? {};
    return value === undefined || typeof key !== 'string'
      ? []
      : [{ file, key, from, value: JSON.parse(value) as Value }];
  });
  if (found.length === 0 || found.length < problems.length) return false;
  for (const { file, key, from = today, value } of found) setNext(files, file, key, { from, value }, today);
  return true;
};
