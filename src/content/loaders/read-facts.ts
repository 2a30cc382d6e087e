import { namesIn } from '../io/folders.ts';
import { ContentError, readYaml } from '../io/read.ts';
import { type Fact, factsFile } from '../schemas/facts.ts';

/** All facts by `file.key`, for example `prices.repair`. */
export type FactTable = ReadonlyMap<string, Fact>;

/** A fact with the value that it has on a day (ISO). */
const onDay = (entry: Fact, day: string): Fact =>
  entry.next !== undefined && entry.next.from <= day ? { ...entry, value: entry.next.value } : entry;

/**
 * The facts of a file as they are on a day (ISO): with their next values from the first day of these on, and a fact that
 * follows another with the value of that one.
 * @throws ContentError on a wrong key or value, or on a fact that follows none that has a value of its own.
 */
export const readFactsFile = (file: string, day: string): Record<string, Fact> => {
  const written = Object.entries(readYaml(file, factsFile));
  const entries = Object.fromEntries(written.map(([key, entry]) => [key, onDay(entry, day)]));
  const withValue = ([key, entry]: [string, Fact]): [string, Fact] => {
    if (entry.follows === undefined) return [key, entry];
    const value = entries[entry.follows]?.value;
    if (value !== undefined) return [key, { ...entry, value }];
    throw new ContentError(
      `${file}: ${key}.follows: "${entry.follows}" is not an entry of this file with a value. Sentences that name ${key} would have a gap. Write the name of such an entry, or give ${key} a value: in place of follows:.`,
    );
  };
  return Object.fromEntries(Object.entries(entries).map(withValue));
};

/** Reads all files of a folder of facts, as they are on a day (ISO). @throws ContentError */
export const readFacts = (folder: string, day: string): FactTable =>
  new Map(
    namesIn(folder, '.yaml').flatMap((name) =>
      Object.entries(readFactsFile(`${folder}/${name}.yaml`, day)).map(
        ([key, entry]) => [`${name}.${key}`, entry] as const,
      ),
    ),
  );
