import { type Patch, patched, patchOf, reversed, type Step } from './patches.ts';

/** Texts of files; null: not there. */
export type NewTexts = ReadonlyMap<string, string | null>;

/** Text of a file as it is now. */
type Current = (file: string) => string | null;

/** How soon typing in the same field has to go on to belong to the same step of undo, in milliseconds. */
const sameStep = 20_000;

/** Texts as they were before patches, or are after them; undefined where a file has changed since in the same place. */
export const textsAfter = (
  patches: readonly Patch[],
  current: Current,
  back: boolean,
): NewTexts | undefined => {
  const texts = new Map<string, string | null>();
  for (const patch of patches) {
    const text = patched(current(patch.file), back ? reversed(patch) : patch);
    if (text === undefined) return undefined;
    texts.set(patch.file, text);
  }
  return texts;
};

/** What differs between texts and the current ones. */
export const patchesOf = (texts: NewTexts, current: Current): Patch[] =>
  [...texts].flatMap(([file, text]) => {
    const before = current(file);
    return before === text ? [] : [patchOf(file, before, text)];
  });

/**
 * A step that goes on with the last one: typing in the same field. null where the change is a step of its own.
 * @param key of the change; steps of the same key go on
 */
export const joined = (
  last: Step | undefined,
  key: string | null,
  texts: NewTexts,
  current: Current,
): Step | null => {
  const time = Date.now();
  if (last === undefined || key === null || last.key !== key || time - last.time > sameStep) return null;
  const before = textsAfter(last.patches, current, true);
  if (before === undefined) return null;
  const after = new Map([...[...before.keys()].map((file) => [file, current(file)] as const), ...texts]);
  const first: Current = (file) => (before.has(file) ? (before.get(file) ?? null) : current(file));
  return { ...last, time, patches: patchesOf(after, first) };
};
