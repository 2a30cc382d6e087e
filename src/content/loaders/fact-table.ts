import type { FactValue } from '#src/lib/units.ts';
import { namesIn } from '../io/folders.ts';
import { ContentError, readYaml } from '../io/read.ts';
import { type Fact, factsFile } from '../schemas/facts.ts';

/** All facts by `file.key`, for example `prices.repair`. */
export type FactTable = ReadonlyMap<string, Fact>;

/** Reads every file of a facts folder. @throws ContentError on a wrong key or value. */
export const readFacts = (folder: string): FactTable => {
  const table = new Map<string, Fact>();
  for (const name of namesIn(folder, '.yaml')) {
    for (const [key, entry] of Object.entries(readYaml(`${folder}/${name}.yaml`, factsFile))) {
      table.set(`${name}.${key}`, entry);
    }
  }
  return table;
};

/** The facts of the site. */
export const facts: FactTable = readFacts('content/facts');

/** The fact under a name, of the site unless another table is given. @throws ContentError naming the place that asked. */
export const factOf = (name: string, where: string, table: FactTable = facts): Fact => {
  const found = table.get(name);
  if (found !== undefined) return found;
  throw new ContentError(
    `${where}: unknown fact {${name}}. The sentence would show a gap where a figure belongs. Write the name of an entry of content/facts/ (file.key), or add the entry there.`,
  );
};

/** A fact that must be one number. @throws ContentError */
export const numberOf = (name: string, where: string): number => {
  const value = factValue(factOf(name, where), name, undefined, where);
  if (typeof value === 'number') return value;
  throw new ContentError(
    `${where}: {${name}} must be one number here, since a total is computed from it. Give it a single value.`,
  );
};

/** A fact's value, for a place where the specification gives several (BC-4). @throws ContentError */
export const factValue = (entry: Fact, name: string, place: string | undefined, where: string): FactValue => {
  const found = place === undefined ? entry.value : entry.places?.[place];
  if (found !== undefined) return found;
  const known = Object.keys(entry.places ?? {}).join(', ') || 'none';
  throw new ContentError(
    `${where}: {${name}${place === undefined ? '' : `@${place}`}} has no value there. Pages disagree about this figure, so each names its own place. Places of this fact: ${known}.`,
  );
};
