import type { Files } from '../shared/contract.ts';
import { mergeUnsaved } from './merge.ts';
import type { Step, UnsavedWork } from './unsaved-work.ts';

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

/** Text of a file as it is now. */
type Current = (file: string) => string | null;

/** Longest pause between two changes of a field that are one step of undo, in milliseconds. */
const sameStep = 20_000;

/** Whether a change with a key continues the last step: typing in the same field. */
const isSameStep = ({ key, time, files }: Step, own: string | null, current: Current): boolean =>
  key !== null &&
  key === own &&
  Date.now() - time <= sameStep &&
  Object.entries(files).every(([file, { after }]) => current(file) === after);

/** Adds the changes of texts as a step, or to the last step if they continue it. False if nothing changes. */
export const addStep = (
  { undo, redo }: UnsavedWork,
  texts: NewTexts,
  { label, key }: Pick<Step, 'label' | 'key'>,
  current: Current,
): boolean => {
  const changed = [...texts].filter(([file, after]) => current(file) !== after);
  if (changed.length === 0) return false;
  const last = undo.at(-1);
  const step =
    last !== undefined && isSameStep(last, key, current) ? last : { label, key, files: {} as Step['files'] };
  if (step === last) undo.pop();
  for (const [file, after] of changed)
    step.files[file] = { before: (step.files[file] ?? { before: current(file) }).before, after };
  undo.push({ ...step, time: Date.now() });
  redo.length = 0;
  return true;
};

/**
 * Moves the last step from undo to redo, or back, and returns it with the texts after it; null where there is none. undefined
 * if a file has changed since in the same place: the step is then dropped.
 */
export const takeStep = (
  { undo, redo }: UnsavedWork,
  direction: 'undo' | 'redo',
  current: Current,
): { step: Step; texts: NewTexts } | null | undefined => {
  const [from, to] = direction === 'undo' ? [undo, redo] : [redo, undo];
  const step = from.pop();
  if (step === undefined) return null;
  const texts = new Map<string, string | null>();
  for (const [file, { before, after }] of Object.entries(step.files)) {
    const [base, text] = direction === 'undo' ? [after, before] : [before, after];
    const next =
      current(file) === base ? { text, conflicts: [] } : mergeUnsaved(file, { base, text }, current(file));
    if (next.conflicts.length > 0) return undefined;
    texts.set(file, next.text);
  }
  to.push({ ...step, key: null });
  return { step, texts };
};
