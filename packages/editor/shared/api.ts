/**
 * What the client can ask of the server. Each request is `POST /edit/api/<name>` with JSON, the token in the header
 * `x-editor-token`. Answers: 200 with the type below; 400, 403, 409 or 500 with `Failure`.
 *
 * A text of a page without a marker may be the `printed` text of a reference, such as a phone number or a price. The
 * `location` of that reference leads to the field; a reference without a location is computed.
 */

import type { Change, Field, PriceRow, Saved, Undone, ValueChange } from './api/editing.ts';
import type { ChangesState, FindingView, Overview, PageEntry, TaskDone, TaskNote } from './api/site.ts';
import type { TaskInput } from './task-input.ts';
import type { Language, LocalisedText, Location } from './values.ts';

export type * from './api/editing.ts';
export type * from './api/site.ts';
export * from './numbers.ts';
export * from './subschema.ts';
export * from './task-input.ts';
export * from './text-search.ts';
export * from './values.ts';

interface FoundValue extends Location {
  title: LocalisedText;
  label: LocalisedText;
  excerpt: string;
  pages: PageEntry[];
}

export interface SearchResult {
  pages: PageEntry[];
  /** The values: first prices, contact details and other facts whose label has the words. */
  found: FoundValue[];
}

export interface Unpublished {
  /** Saved changes that are not published yet, by page. */
  pages: { title: LocalisedText; files: string[]; changes: ValueChange[] }[];
  /** How many versions the remote or the folder does not have yet. */
  unsentVersions: number;
  /** Where versions go: to the remote, to the folder of this name, to both, or nowhere. */
  hasRemote: boolean;
  folder: string | null;
}

export interface Published {
  commit: string | null;
  /** True if the remote and the folder have the version; false where there is neither. */
  pushed: boolean;
  /** Why the version is not published, in plain words; null if it is. */
  failure: LocalisedText | null;
  /** The findings that stopped it, if any did. */
  findings: FindingView[];
}

/** `titles`: names of the changed values, or of the files where `changes` is empty: very long lists are left out. */
export interface Version {
  id: string;
  time: string;
  titles: LocalisedText[];
  changes: readonly ValueChange[];
  /** Time of the version to which this one went back; '' for another. */
  returnedTo: string;
}

/** Every request with its body and answer. */
export interface Requests {
  overview: [Record<string, never>, Overview];
  field: [{ marker: number } | { location: Location }, Field];
  fields: [{ locations: Location[] }, { fields: Field[] }];
  /** Numbers of the markers of the texts at a location and below it, in the pages that were shown. */
  markers: [{ location: Location }, { markers: number[] }];
  /** One step of undo. Typing in one field stays one step. */
  set: [{ changes: Change[]; label?: LocalisedText }, ChangesState];
  check: [Record<string, never>, { findings: FindingView[] }];
  save: [{ isSure?: boolean | undefined }, Saved];
  resolveConflict: [{ location: Location; keep: 'mine' | 'theirs' }, ChangesState];
  discard: [Record<string, never>, ChangesState];
  undo: [Record<string, never>, Undone];
  redo: [Record<string, never>, Undone];
  prices: [Record<string, never>, { prices: PriceRow[] }];
  /** Lets the value of a price begin on a day, or hold at once (null). */
  priceDay: [{ name: string; from: string | null }, ChangesState];
  task: [{ id: string; input: TaskInput }, TaskDone];
  notes: [Requests['task'][0], { notes: TaskNote[] }];
  /** Stores a JPEG in content/media/ at once, and answers its name there. Pages show it where a value names it. */
  photo: [{ name: string; base64: string }, { file: string }];
  heic: [{ base64: string }, { base64: string }];
  search: [{ query: string; language: Language }, SearchResult];
  unpublished: [Record<string, never>, Unpublished];
  /** `excluded`: changes of these files that stay here. `returnedTo`: time of the version to which they go back. */
  publish: [
    { files: string[]; excluded?: Location[] | undefined; returnedTo?: string | undefined },
    Published & { state: ChangesState },
  ];
  /** The newest first. */
  versions: [Record<string, never>, { versions: Version[] }];
  /** Goes back to a version, and answers which values change. `isTrial`: answers only. */
  restore: [{ id: string; isTrial?: boolean | undefined }, ChangesState & { changes: ValueChange[] }];
  /** A text for a broken file. */
  repair: [{ file: string; text: string }, ChangesState];
}
