import type { Value } from '../source/change.ts';
import { readContent } from '../source/content-source.ts';
import { differences } from '../source/differences.ts';
import type { FileDifference } from './results.ts';
import type { Texts } from './transaction.ts';

const dataOf = (file: string, text: string | null): Value | undefined => {
  try {
    return text === null ? undefined : readContent(file, text);
  } catch {
    return undefined;
  }
};

/** What differs between two texts of a file, null where it does not exist; none where nothing does. */
export const fileDifference = (
  file: string,
  before: string | null,
  after: string | null,
): FileDifference[] => {
  if (before === after) return [];
  if (before === null || after === null)
    return [{ file, state: before === null ? 'new' : 'removed', differences: [] }];
  return [{ file, state: 'changed', differences: differences(dataOf(file, before), dataOf(file, after)) }];
};

/** What differs between two states of several files. */
export const fileDifferences = (before: Texts, after: Texts): FileDifference[] =>
  [...after].flatMap(([file, text]) => fileDifference(file, before.get(file) ?? null, text));
