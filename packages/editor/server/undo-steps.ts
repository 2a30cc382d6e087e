import type { Files } from '../shared/contract.ts';
import type { KeptState } from './kept-state.ts';
import { type Patch, patched, patchOf, reversed, type Step } from './patches.ts';

/** Texts of files; null: not there. */
export type NewTexts = ReadonlyMap<string, string | null>;

/** Files with some new texts; null leaves a file out. */
export const withTexts = (files: Files, texts: NewTexts): Map<string, string> => {
  const all = new Map(files);
  for (const [file, text] of texts) {
    if (text === null) all.delete(file);
    else all.set(file, text);
  }
  return all;
};

/** Whether two states have the same files. */
export const haveSameTexts = (one: Files, other: Files): boolean =>
  one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);

/** Beginning of the keys of steps that are tasks. */
export const taskKey = 'task ';

/** Text of a file as it is now. */
type Current = (file: string) => string | null;

/** Longest pause between two changes of a field that are one step of undo, in milliseconds. */
const sameStep = 20_000;

/** Texts after patches, or before them (`back`); undefined if a file has changed since in the same place. */
const textsAfter = (patches: readonly Patch[], current: Current, back: boolean): NewTexts | undefined => {
  const texts = new Map<string, string | null>();
  for (const patch of back ? patches.map(reversed).reverse() : patches) {
    const { file } = patch;
    const text = patched(texts.has(file) ? (texts.get(file) ?? null) : current(file), patch);
    if (text === undefined) return undefined;
    texts.set(file, text);
  }
  return texts;
};

/** The patches from the current texts of files to new ones. */
const patchesOf = (texts: NewTexts, current: Current): Patch[] =>
  [...texts].flatMap(([file, text]) => {
    const before = current(file);
    return before === text ? [] : [patchOf(file, before, text)];
  });

/** Whether a change with a key continues the last step: typing in the same field, or a correction after a task. */
const isSameStep = ({ key, time, patches }: Step, own: string | null, current: Current): boolean =>
  key !== null &&
  key === own &&
  (key.startsWith(taskKey) || Date.now() - time <= sameStep) &&
  textsAfter(patches, current, true) !== undefined;

/** Adds the changes of texts as a step, or to the last step if they continue it. False if nothing changes. */
export const addStep = (
  { undo, redo }: KeptState,
  texts: NewTexts,
  { label, key }: Pick<Step, 'label' | 'key'>,
  current: Current,
): boolean => {
  const patches = patchesOf(texts, current);
  if (patches.length === 0) return false;
  const last = undo.at(-1);
  const goesOn = last !== undefined && isSameStep(last, key, current);
  if (goesOn) undo.pop();
  const step = goesOn ? { ...last, patches: [...last.patches, ...patches] } : { label, key, patches };
  undo.push({ ...step, time: Date.now() });
  redo.length = 0;
  return true;
};

/** Moves the last step from undo to redo, or back, and returns the texts after it. A step that no longer fits is dropped. */
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
