import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { allArticles } from '../content/articles.ts';
import { facts } from '../content/fact-table.ts';

const git = (...options: string[]): string | null => {
  try {
    return execFileSync('git', options, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return null;
  }
};

/** True in a working copy of this project's own history; an unpacked archive inside another project has none. */
const hasHistory = (): boolean => existsSync('.git') && git('rev-parse', 'HEAD') !== null;

const day = (iso: string): string => iso.slice(0, 10);

/** Day of the last commit of every content file. Empty without a history, or with a shortened one, which would lie. */
const readChanges = (): ReadonlyMap<string, string> => {
  const changes = new Map<string, string>();
  if (!hasHistory() || git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return changes;
  const log =
    git('-c', 'core.quotePath=off', 'log', '--format=%x00%cI', '--name-only', '--', 'content') ?? '';
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!changes.has(file)) changes.set(file, day(date));
  }
  return changes;
};

let changes: ReadonlyMap<string, string> | null = null;

/** Day on which the newest of some content files last changed; null where no history says so. */
export const lastChange = (files: readonly string[]): string | null => {
  changes ??= readChanges();
  return (
    files
      .flatMap((file) => changes?.get(file) ?? [])
      .sort()
      .at(-1) ?? null
  );
};

/**
 * The day this state of the site is from: its last commit's, or without a history the newest date in the content.
 * Never the clock, so that two builds of one state are the same.
 */
export const revisionDay = (): string => {
  const commit = hasHistory() ? git('log', '-1', '--format=%cI') : null;
  if (commit !== null) return day(commit);
  const dates = [
    ...allArticles('fr').map(({ updated }) => updated),
    ...[...facts.values()].flatMap(({ reviewed }) => reviewed ?? []),
  ];
  return dates.sort().at(-1) ?? '2025-01-01';
};
