import type { PlannedFiles } from '../things/thing.ts';
import type { Problem } from './problem.ts';

/** Removes the facts that only a removed page used. True where it removed any. */
export const removeUnusedFacts = (files: PlannedFiles, problems: readonly Problem[]): boolean => {
  const unused = ({ file, path, message }: Problem) =>
    file.startsWith('content/facts/') && path.length === 1 && message.startsWith('nothing uses it');
  const found = problems.filter(unused);
  for (const { file, path } of found) files.edit(file, { kind: 'remove', path });
  return found.length > 0;
};
