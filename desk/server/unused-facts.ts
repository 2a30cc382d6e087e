import type { PlannedFiles } from '../things/thing.ts';
import type { Problem } from './problem.ts';

/** Removes the facts that only a removed page used. True where it removed any. */
export const removeUnusedFacts = (files: PlannedFiles, problems: readonly Problem[]): boolean => {
  const found = problems.filter(({ remedy }) => remedy?.kind === 'remove');
  for (const { file, path } of found) files.edit(file, { kind: 'remove', path });
  return found.length > 0;
};
