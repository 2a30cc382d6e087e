import { ContentError } from '../io/read.ts';
import type { Fact } from '../schemas/facts.ts';

/** What makes a fact right where that can be computed, for programs that change the content (desk/). */
export type Remedy =
  /** Another value, now or from a day on (ISO). */
  | { kind: 'value'; fact: string; value: NonNullable<Fact['value']>; from?: string }
  /** Nothing uses the fact. */
  | { kind: 'remove'; fact: string };

/** What a check found: `file: key: what, why, how to fix it`. */
export interface Finding {
  message: string;
  remedy?: Remedy;
}

/** Runs a check and returns what it found; a ContentError that it throws is found, too. */
export const collectFindings = (check: () => readonly Finding[]): readonly Finding[] => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [{ message: error.message }];
  }
};
