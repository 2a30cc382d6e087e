import type { FileDifference } from '../server/results.ts';
import type { Field } from './api.ts';

/** What a save led to besides. */
export interface Saved {
  /** What was written with it, because it follows from it. */
  also: readonly FileDifference[];
  /** Data that have the value of one that was changed. */
  following: readonly Field[];
  /** Of a text in two languages only one was changed. */
  oneLanguage: boolean;
}

/** Before a save, and after one that led to nothing. */
export const nothing: Saved = { also: [], following: [], oneLanguage: false };
