import type { ContentFiles } from '#src/content/files.ts';
import { kinds } from './kinds.ts';
import { targetsIn } from './targets.ts';

/*
 * Draws mistakes as people make them, by a seed: for a kind of mistake first a kind of file that can have it, then a place in
 * such a file. Each changes one file, or makes a second one of it.
 */

/** A mistake, and what it changes in which file. */
export interface Mutation {
  kind: string;
  file: string;
  path: string;
  before: string;
  after: string;
  /** The texts of the files that it changes; null for one that is gone. */
  changes: ReadonlyMap<string, string | null>;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
};

const changesOf = (files: ContentFiles, changed: ContentFiles): Map<string, string | null> =>
  new Map(
    [...new Set([...files.keys(), ...changed.keys()])]
      .filter((file) => files.get(file) !== changed.get(file))
      .map((file) => [file, changed.get(file) ?? null]),
  );

/** Kind of a file: its folder, or its name below content/. */
const folderOf = (file: string): string => file.split('/')[1] ?? '';

/** Draws mistakes of each kind, without one twice. */
export const drawMutations = function* (
  files: ContentFiles,
  seed: number,
  each: number,
): Generator<Mutation> {
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const all = [...files].flatMap(([file, whole]) =>
    /^content\/.*\.(?:yaml|md)$/.test(file) ? targetsIn(file, whole) : [],
  );
  for (const [kind, make] of Object.entries(kinds)) {
    const whole = /^(?:file|folder)/.test(kind);
    const byFolder = Map.groupBy(
      all.filter(({ type }) => (type === 'file') === whole),
      ({ file }) => folderOf(file),
    );
    const folders = [...byFolder.keys()];
    const drawn = new Set<string>();
    for (let tries = 0; drawn.size < each && tries < each * 300 && folders.length > 0; tries += 1) {
      const folder = pick(folders) ?? '';
      const target = pick(byFolder.get(folder) ?? []);
      if (target === undefined) continue;
      const text = files.get(target.file) ?? '';
      const made = make(target, { files, text, pick, all });
      if (made === null) continue;
      const id = `${target.file} ${target.path.join('.')} ${target.start} ${typeof made === 'string' ? made : ''}`;
      if (drawn.has(id)) continue;
      drawn.add(id);
      const changed = new Map(files);
      if (typeof made === 'string')
        changed.set(target.file, text.slice(0, target.start) + made + text.slice(target.end));
      else made(changed);
      yield {
        kind,
        file: target.file,
        path: target.path.join('.'),
        before: text.slice(target.start, target.end).slice(0, 80),
        after: typeof made === 'string' ? made.slice(0, 80) : '',
        changes: changesOf(files, changed),
      };
    }
  }
};
