import type { Title } from '../server/former-title.ts';
import type { FileDifference } from '../server/results.ts';
import type { Path, Value } from '../source/change.ts';

/** A town, a brand, an article or a question that was added or removed, or prices that change from a day on. */
export interface ThingChange {
  kind: 'town' | 'brand' | 'article' | 'question' | 'laterPrice';
  state: 'new' | 'removed';
  /** What it is called. Prices have none. */
  title?: Title;
  /** First day of prices (ISO), and the entries of content/facts/ that have them, without computed ones. */
  from?: string;
  entries?: string[];
  /** What that changed, file by file. */
  files: FileDifference[];
}

/** Data of the files that differ, in one of the two states. */
export type State = (file: string) => Value | undefined;

/** A thing, and how to tell what belongs to it. */
export interface FoundThing extends Omit<ThingChange, 'files'> {
  /** True of a file of its own. */
  owns: (file: string) => boolean;
  /** True of an item of a list or a key in a file of others that is there because of it. */
  isPart: (file: string, path: Path, value: Value) => boolean;
}

/** Both states of the files that differ. */
export interface States {
  files: readonly string[];
  before: State;
  after: State;
}
