import type { Change, Value } from '../source/change.ts';
import type { Difference } from '../source/differences.ts';
import type { Title } from './former-title.ts';
import type { Problem } from './problem.ts';

/** Changes of a file that was opened when its text had this hash. */
export interface FileChanges {
  file: string;
  hash: string;
  changes: readonly Change[];
}

/** A file as it is on disk. */
export interface OpenFile {
  file: string;
  hash: string;
  data: Value;
}

/** A file that somebody else has changed since it was opened, and how. */
export interface Conflict extends OpenFile {
  differences: Difference[];
}

/** What differs between two states of a file. */
export interface FileDifference {
  file: string;
  state: 'new' | 'removed' | 'changed';
  /** What it was called before it was removed. */
  title?: Title;
  differences: Difference[];
}

/** A text that content/placeholders.yaml lists: the folder of its page and its key there. */
export interface Sentence {
  copy: string;
  key: string;
}

/** A field that a list calls invented: its file, of a text the French one, and its key there. */
export interface Listed {
  file: string;
  key: string;
}

/** A text that is still to be written. */
export interface ToWrite extends Sentence {
  /** What it lacks. */
  missing: Record<'en' | 'fr' | 'nl', string>;
  /** The files in which it is no longer that of the page it was copied from. */
  anew: string[];
}

export type SaveResult =
  | {
      result: 'saved';
      files: OpenFile[];
      /** What was written with it, because it follows from it. */
      also: FileDifference[];
      remaining: Problem[];
      milliseconds: { check: number; write: number };
    }
  | { result: 'refused'; problems: Problem[] }
  | { result: 'conflict'; conflicts: Conflict[] };
