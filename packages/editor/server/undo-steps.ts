import type { KeptState } from './kept-state.ts';
import { type Patch, patched, patchOf, reversed, type Step } from './patches.ts';

/** Texts of files; null: not there. */
export type NewTexts = ReadonlyMap<string, string | null>;

/** Files with some new texts; null leaves a file out. */
export const withTexts = (files: ReadonlyMap<string, string>, texts: NewTexts): Map<string, string> => {
  const all = new Map(files);
  for (const [file, text] of texts) {
    if (text === null) all.delete(file);
    else all.set(file, text);
  }
  return all;
};

/** Whether two states have the same files. */
export const haveSameTexts = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): boolean => one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);

/** How the keys of steps begin that are tasks: a version is called by them. */
export const taskKey = 'task ';

/** Text of a file as it is now. */
type Current = (file: string) => string | null;

/** How soon typing in the same field has to go on to belong to the same step of undo, in milliseconds. */
const sameStep = 20_000;

/** Texts as they were before patches, or are after them; undefined where a file has changed since in the same place. */
const textsAfter = (patches: readonly Patch[], current: Current, back: boolean): NewTexts | undefined => {
  const texts = new Map<string, string | null>();
  for (const patch of patches) {
    const text = patched(current(patch.file), back ? reversed(patch) : patch);
    if (text === undefined) return undefined;
    texts.set(patch.file, text);
  }
  return texts;
};

/** What differs between texts and the current ones. */
const patchesOf = (texts: NewTexts, current: Current): Patch[] =>
  [...texts].flatMap(([file, text]) => {
    const before = current(file);
    return before === text ? [] : [patchOf(file, before, text)];
  });

/**
 * A step that goes on with the last one: typing in the same field, or a correction after a task. null where the change is a step of its own.
 * @param key of the change; steps of the same key go on
 */
const joined = (
  last: Step | undefined,
  key: string | null,
  texts: NewTexts,
  current: Current,
): Step | null => {
  const time = Date.now();
  if (last === undefined || key === null || last.key !== key) return null;
  if (!key.startsWith(taskKey) && time - last.time > sameStep) return null;
  const before = textsAfter(last.patches, current, true);
  if (before === undefined) return null;
  const after = new Map([...[...before.keys()].map((file) => [file, current(file)] as const), ...texts]);
  const first: Current = (file) => (before.has(file) ? (before.get(file) ?? null) : current(file));
  return { ...last, time, patches: patchesOf(after, first) };
};

/** Adds what texts change as a step, or to the last step if it goes on with that. False where they change nothing. */
export const addStep = (
  { undo, redo }: KeptState,
  texts: NewTexts,
  { label, key }: Pick<Step, 'label' | 'key'>,
  current: Current,
): boolean => {
  const patches = patchesOf(texts, current);
  if (patches.length === 0) return false;
  const goesOn = joined(undo.at(-1), key, texts, current);
  if (goesOn !== null) undo.pop();
  undo.push(goesOn ?? { label, key, time: Date.now(), patches });
  redo.length = 0;
  return true;
};

/** Moves the last step from undo to redo, or back, with the texts after it; a step that no longer fits is dropped. */
export const takeStep = (
  { undo, redo }: KeptState,
  direction: 'undo' | 'redo',
  current: Current,
): { step: Step; texts: NewTexts | undefined } | null => {
  const [from, to] = direction === 'undo' ? [undo, redo] : [redo, undo];
  const step = from.pop();
  if (step === undefined) return null;
  const texts = textsAfter(step.patches, current, direction === 'undo');
  if (texts !== undefined) to.push({ ...step, key: null });
  return { step, texts };
};
