import type { PlannedFiles } from '../things/thing.ts';
import type { Problem } from './problem.ts';

/**
 * Removes the facts that only a removed page used, where nothing else keeps the page from being removed. True where it
 * removed any.
 */
export const removeUnusedFacts = (files: PlannedFiles, problems: readonly Problem[]): boolean => {
  const unused = ({ file, path, message }: Problem) =>
    file.startsWith('content/facts/') && path.length === 1 && message.startsWith('nothing uses it');
  if (problems.length === 0 || !problems.every(unused)) return false;
  for (const { file, path } of problems) files.edit(file, { kind: 'remove', path });
  return true;
};
