import { isDeepStrictEqual } from 'node:util';
import { dataDifferences, dataOf, fileDifferences, withUnit } from '../server/file-differences.ts';
import type { FileDifference } from '../server/results.ts';
import type { Texts } from '../server/transaction.ts';
import { type Path, type Value, valueAt } from '../source/change.ts';
import { itemNames } from '../source/item-names.ts';
import type { FoundThing, State, ThingChange } from './found-thing.ts';
import { changedLaterPrices } from './later-prices.ts';
import { changedPages } from './pages.ts';
import { changedQuestions } from './questions.ts';

/** What differs between two states of the content: things, and values of files that belong to none of them. */
export interface Changes {
  things: ThingChange[];
  files: FileDifference[];
}

interface Part {
  thing: FoundThing;
  path: Path;
  value: Value;
}

/** Sentences that somebody has still to write: which, the desk tells elsewhere. */
const placeholders = 'content/placeholders.yaml';

/** Data without the items and keys that belong to things. Those are added to `parts`. */
const without = (
  data: Value,
  thingOf: (path: Path, value: Value) => FoundThing | undefined,
  parts: Part[],
  path: Path = [],
): Value => {
  if (typeof data !== 'object' || data === null) return data;
  const entries: [string | number, Value][] = Array.isArray(data)
    ? data.map((item, index) => [index, item])
    : Object.entries(data);
  const kept = entries.flatMap(([key, value]): [string | number, Value][] => {
    const inside = [...path, key];
    const thing = thingOf(inside, value);
    if (thing === undefined) return [[key, without(value, thingOf, parts, inside)]];
    parts.push({ thing, path: inside, value });
    return [];
  });
  return Array.isArray(data) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
};

/** What the parts of a thing in a file have become. */
const partDifferences = (
  file: string,
  thing: FoundThing,
  before: State,
  after: State,
  parts: [Part[], Part[]],
) => {
  const [old, now] = parts.map((list) => list.filter((part) => part.thing === thing));
  const isIn = (part: Part, list: readonly Part[] = []) =>
    list.some(({ value }) => isDeepStrictEqual(value, part.value));
  const gone = (old ?? []).filter((part) => !isIn(part, now));
  const added = (now ?? []).filter((part) => !isIn(part, old));
  const [oldData, nowData] = [before(file), after(file)];
  const differences =
    thing.kind === 'laterPrice'
      ? added.map(({ path, value }) => ({
          path,
          items: [],
          before: valueAt(oldData, [...path, 'value']) ?? valueAt(oldData, [path[0] ?? '', 'value']),
          after: valueAt(value, ['value']),
        }))
      : [
          ...gone.map(({ path, value }) => ({
            path,
            items: itemNames(oldData, path),
            before: value,
            after: undefined,
          })),
          ...added.map(({ path, value }) => ({
            path,
            items: itemNames(nowData, path),
            before: undefined,
            after: value,
          })),
        ];
  return differences.map((difference) => withUnit(file, oldData, nowData, difference));
};

/** What differs between two states of files: what was added or removed as a whole first, then each other value. */
export const changesOf = (before: Texts, after: Texts): Changes => {
  const whole = fileDifferences(before, after);
  const files = whole.map(({ file }) => file);
  const state = (texts: Texts): State => {
    const data = new Map(files.map((file) => [file, dataOf(file, texts.get(file) ?? null)]));
    return (file) => data.get(file);
  };
  const states = { files, before: state(before), after: state(after) };
  const found = [...changedPages(states), ...changedQuestions(states), ...changedLaterPrices(states)];
  const things = new Map(found.map((thing): [FoundThing, FileDifference[]] => [thing, []]));
  const rest = whole.flatMap((difference): FileDifference[] => {
    const { file } = difference;
    const owner = found.find((thing) => thing.owns(file));
    if (owner !== undefined) {
      things.get(owner)?.push(difference);
      return [];
    }
    if (difference.state !== 'changed') return [difference];
    const parts: [Part[], Part[]] = [[], []];
    const thingOf = (path: Path, value: Value) => found.find((thing) => thing.isPart(file, path, value));
    const [old, now] = [states.before, states.after].map((one, index) =>
      without(one(file) ?? null, thingOf, parts[index === 0 ? 0 : 1]),
    );
    let isTold = false;
    for (const [thing, list] of things) {
      const own = partDifferences(file, thing, states.before, states.after, parts);
      if (own.length === 0) continue;
      isTold = true;
      list.push({ file, state: 'changed', differences: file === placeholders ? [] : own });
    }
    if (!isTold) return [difference];
    const differences = dataDifferences(file, old, now);
    return differences.length === 0 ? [] : [{ ...difference, differences }];
  });
  const changes = [...things].map(([{ owns, isPart, ...thing }, own]) => ({ ...thing, files: own }));
  return { things: changes.filter(({ files: own }) => own.length > 0), files: rest };
};
