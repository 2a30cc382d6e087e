import type { Content } from '#src/content/content.ts';
import { contentChangeDays, lastCommitDay } from '#src/lib/git-dates.ts';

let cachedChanges: ReadonlyMap<string, string> | null = null;

/** Day on which the newest of some content files last changed; null where no history says so. */
export const lastChange = (files: readonly string[]): string | null => {
  const changes = cachedChanges ?? contentChangeDays('.');
  cachedChanges = changes;
  return (
    files
      .flatMap((file) => changes.get(file) ?? [])
      .sort()
      .at(-1) ?? null
  );
};

const newestIn = ({ articles, facts }: Content): string => {
  const updates = articles.fr.map(({ updated }) => updated);
  const reviews = [...facts.values()].flatMap(({ reviewed }) => reviewed ?? []);
  return [...updates, ...reviews].sort().at(-1) ?? '2025-01-01';
};

/**
 * The day this state of the site is from: its last commit's, or without a history the newest date in the content.
 * Never the clock, so that two builds of one state are the same.
 */
export const revisionDay = (content: Content): string => lastCommitDay('.') ?? newestIn(content);
