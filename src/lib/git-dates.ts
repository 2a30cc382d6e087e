import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns the output of a git command in a folder; null if git is missing or fails. */
const runGit = (folder: string, ...options: string[]): string | null => {
  try {
    return execFileSync('git', options, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return null;
  }
};

/** False for an archive unpacked inside another repository: git would return the history of that one. */
const isWorkingCopy = (folder: string): boolean => existsSync(`${folder}/.git`);

const dayOfTimestamp = (iso: string): string => iso.trim().slice(0, 10);

/** Returns the day of the last commit of a repository (`2026-02-21`); null without a history. */
export const lastCommitDay = (folder: string): string | null => {
  const date = isWorkingCopy(folder) ? runGit(folder, 'log', '-1', '--format=%cI') : null;
  return date === null ? null : dayOfTimestamp(date);
};

/**
 * Returns the day of the last commit of every file below `content`. Empty without a history and in a shallow clone, where
 * git reports every file as changed in the oldest commit it has.
 */
export const contentChangeDays = (folder: string): ReadonlyMap<string, string> => {
  const changes = new Map<string, string>();
  if (!isWorkingCopy(folder) || runGit(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') {
    return changes;
  }
  const format = ['-c', 'core.quotePath=off', 'log', '--format=%x00%cI', '--name-only', '--', 'content'];
  for (const commit of (runGit(folder, ...format) ?? '').split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!changes.has(file)) changes.set(file, dayOfTimestamp(date));
  }
  return changes;
};
