import type { FileDifference, Listed, Sentence } from '../server/results.ts';
import type { Answers, Field } from './api.ts';
import { type Doc, unsaved } from './documents.ts';
import { type FarValue, farValues } from './far-values.ts';

/** What is saved besides what was typed. */
export interface SavedToo {
  withDrafts?: readonly string[];
  written?: readonly Sentence[];
  /** Fields that are no longer invented. */
  real?: readonly Listed[];
}

/** What a save led to besides. */
export interface Saved {
  /** What was written with it, because it follows from it. */
  also: readonly FileDifference[];
  /** Data that have the value of one that was changed. */
  following: readonly Field[];
  /** Fields that were changed and that a list still calls invented. */
  invented: readonly (Field & Listed)[];
  /** Of a text in two languages only one was changed. */
  oneLanguage: boolean;
  /** Numbers that are far from what they were. */
  far: readonly FarValue[];
}

/** Before a save, and after one that led to nothing. */
export const nothing: Saved = { also: [], following: [], invented: [], oneLanguage: false, far: [] };

/** What a save led to. @param docs as they were sent */
export const savedWith = (answer: Answers['save'], docs: readonly Doc[]): Saved =>
  answer.result !== 'saved'
    ? nothing
    : {
        also: answer.also,
        following: answer.following,
        invented: answer.invented,
        oneLanguage: docs.length === 2 && unsaved(docs).length === 1,
        far: farValues(docs),
      };
