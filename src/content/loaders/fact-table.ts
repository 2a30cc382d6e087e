import { today } from '#src/lib/today.ts';
import type { FactValue } from '#src/lib/units.ts';
import { ContentError } from '../io/read.ts';
import type { Fact } from '../schemas/facts.ts';
import { type FactTable, readFacts } from './read-facts.ts';

/** The facts of the site, as they are on the day for which it is built. */
export const facts: FactTable = readFacts('content/facts', today().toISOString().slice(0, 10));

/** The fact of a name, from `table`. @param where file and key that refer to it, for the message. @throws ContentError */
export const factOf = (name: string, where: string, table: FactTable = facts): Fact => {
  const found = table.get(name);
  if (found !== undefined) return found;
  throw new ContentError(
    `${where}: unknown fact {${name}}. The sentence would have a gap in place of a number. Write the name of an entry of content/facts/ (file.key), or add the entry there.`,
  );
};

/** The value of a fact that has to be a single number. @throws ContentError */
export const numberOf = (name: string, where: string): number => {
  const value = factValue(factOf(name, where), name, undefined, where);
  if (typeof value === 'number') return value;
  throw new ContentError(
    `${where}: {${name}} must be a single number here, since a total is computed from it. Give it one value.`,
  );
};

/** The value of a fact; `place` selects one where pages have different values (BC-4). @throws ContentError */
export const factValue = (entry: Fact, name: string, place: string | undefined, where: string): FactValue => {
  const found = place === undefined ? entry.value : entry.places?.[place];
  if (found !== undefined) return found;
  const known = Object.keys(entry.places ?? {}).join(', ') || 'none';
  throw new ContentError(
    `${where}: {${name}${place === undefined ? '' : `@${place}`}} has no value there. This fact has a different value on each page, so the page has to be named. Places of this fact: ${known}.`,
  );
};
