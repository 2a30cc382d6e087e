/**
 * What the client can ask of the server. Each request is `POST /edit/api/<name>` with JSON, the token in the header
 * `x-editor-token`. Answers: 200 with the type below; 400, 403, 409 or 500 with `Failure`.
 *
 * Wanted by the client:
 * - markers.ts now marks both ends: `mark(text, number)`, put around a text last (after `fillCopy`), so that a text with
 *   bold or links, which is several text nodes, is known as one. References in it may be marked too (nested).
 * - `field { place }` answers for any place, also for a whole file (path []) with its object schema: "Advanced" is the list
 *   `overview.files`, each opened as such a field. Parts of `schema` have `label`, `help`, `kind` (FieldKind; `text` only
 *   where markup is read), `choices` ({ value, label }[]) and `readOnly` where they apply.
 * - `repair` takes the text as typed, or that of the last good version: `{ file, text?: string }`.
 * - `questions` of `set` are those of the changed values only; a value without a question has its answer.
 * - questions compare with the value on disk, not with the one typed a moment before: `1`, `16`, `169` is no tenfold.
 * - the page of the client: `<div id="editor">`, `/edit?token=…`; script and style as before; CSP `style-src 'self'`.
 */
import type { Language, Place, Texts, Value } from './values.ts';

/** Answer to a request that failed. 409: something changed meanwhile; `conflicts` has both versions. */
export interface Failure {
  message: Texts;
  conflicts?: Conflict[];
}

/** A value that was changed here and elsewhere (on disk, in another window). `path` [] where the file cannot be read. */
export interface Conflict extends Place {
  title: Texts;
  mine: Value | undefined;
  theirs: Value | undefined;
}

/** A page of the site. */
export interface PageEntry {
  id: string;
  title: Texts;
  /** Addresses, such as `/fr/services`; null in a language that lacks the page. */
  fr: string | null;
  nl: string | null;
}

/** What is wrong with a value, in words. `path` is [] for a whole file. */
export interface FindingView extends Place {
  code: string;
  message: Texts;
  /** What the owner calls the file. */
  title: Texts;
  /** Line of a file that cannot be read. */
  line?: number;
}

/** A content file in the tree under "Advanced". Files that differ in language only are one entry. */
export interface FileEntry {
  /** Without a language: `content/copy/home`; else the file itself. */
  id: string;
  title: Texts;
  /** Folder, for the tree. */
  group: Texts;
  files: { language: Language | null; file: string }[];
}

/** A file on disk that cannot be read. */
export interface BrokenFile extends FindingView {
  /** What is on disk now. */
  text: string;
  /** Last committed text and its day; null if there is none. */
  lastGood: { text: string; day: string } | null;
}

/** What every change answers: the state after it. */
export interface State {
  /** Grows with each change that the pages show; the page in the frame is then loaded again. */
  version: number;
  /** Files with changes that are not saved. */
  unsaved: { file: string; title: Texts; changes: number }[];
  /** What undo and redo would take back and do again; null where there is nothing. */
  undo: Texts | null;
  redo: Texts | null;
}

/** `overview` {} */
export interface Overview extends State {
  pages: PageEntry[];
  files: FileEntry[];
  broken: BrokenFile[];
  /** Places of phone, address, hours. */
  contact: Place[];
  /** Tasks of the site that make something new, each with its form. */
  tasks: TaskForm[];
}

/** A task that makes something new: `article`, `project`. Its input is that of a flat form. */
export interface TaskForm {
  id: string;
  title: Texts;
  help: Texts;
  fields: TaskField[];
}

export interface TaskField {
  name: string;
  label: Texts;
  help: Texts | null;
  kind: 'text' | 'paragraphs' | 'date' | 'choice';
  /** True: the input is `{ fr, nl }`. */
  localised: boolean;
  choices: { value: string; label: Texts }[];
  /** What stands in the field at first. */
  initial: string;
}

/** `task` { id, input } */
export interface TaskDone extends State {
  /** Page to look at. */
  show: { fr: string; nl: string } | null;
  /** What the owner may write next. */
  next: Place[];
}

/** A name of something that texts can print: `{prices.repair}`, with what pages print for it now. */
export interface Reference extends Texts {
  name: string;
  label: Texts;
  /** Place of its value; null where it is computed from others. */
  place: Place | null;
  kind: 'price' | 'fact' | 'company';
}

/** `references` {} */
export interface References {
  references: Reference[];
  /** Targets of links: `page:<id>`. */
  pages: PageEntry[];
}

/** How a value is edited. */
export type FieldKind =
  /** One line. */
  | 'line'
  /** Text with bold, links and references. */
  | 'text'
  /** Body of a Markdown file: paragraphs, headings, lists, tables. */
  | 'markdown'
  | 'number'
  /** Two numbers, from and to. */
  | 'range'
  | 'boolean'
  | 'date'
  | 'choice'
  | 'list'
  | 'object';

/** A value as one edits it, in both languages where it has two. `field` { marker } or { place } */
export interface Field {
  label: Texts;
  help: Texts | null;
  /** What the owner calls the file. */
  title: Texts;
  kind: FieldKind;
  choices: { value: Value; label: Texts }[];
  /** One input, or one for each language. */
  inputs: FieldInput[];
  /** Unit behind a number: `€`, `%`, `heures`. */
  unit: Texts | null;
  /** True where nothing may be changed, with the reason in `why`. */
  readOnly: boolean;
  why: Texts | null;
  /** Pages that show it, the best first. */
  pages: PageEntry[];
  /** What its texts print of elsewhere. */
  references: Reference[];
  findings: FindingView[];
  /** JSON Schema (input) of the value, with `label` and `help` in both languages on its parts. */
  schema: Value;
  /** What contains it, from the file down: to open more than this value. */
  parents: { place: Place; label: Texts }[];
  /** Line of the body that was clicked. */
  line?: number;
}

export interface FieldInput extends Place {
  /** null: one value for both languages. */
  language: Language | null;
  /** undefined where the file lacks the key. */
  value: Value | undefined;
}

/** `file` { id }: everything in a file, for "Advanced". */
export interface OpenedFile extends FileEntry {
  /** JSON Schema (input), with `label` and `help` in both languages on its parts; null: any value. */
  schema: Value;
  /** Data by file. A Markdown file is its front matter with its text in `body`. */
  data: Record<string, Value>;
  findings: FindingView[];
  pages: PageEntry[];
}

/** A change of one value. `was` is the value that the client shows; if it is no longer so, the answer is 409. */
export type Change = Place &
  (
    | { kind: 'set'; value: Value; was?: Value | undefined }
    /** Puts an item into a list before the index that ends the path, or a key into a map. */
    | { kind: 'add'; value: Value }
    | { kind: 'remove'; was?: Value | undefined }
    | { kind: 'move'; to: number }
  );

/** `set` { changes: Change[], label?: Texts }: one step of undo; typing in one field goes on with the same step. */
export interface Changed extends State {
  /** What is wrong in the changed files by their own schema. The rest: `check`. */
  findings: FindingView[];
  /** Questions before a save: tenfold, a tenth, a thousands dot. */
  questions: (Place & { message: Texts })[];
}

/** `check` {}: everything that would stop a save of all that is not saved. */
export interface Checked {
  findings: FindingView[];
}

/** `save` { files?: string[] }: all that is not saved, or the files named. Nothing is written where something is refused. */
export interface Saved extends State {
  saved: string[];
  refused: FindingView[];
}
/** `settle` { place, keep: 'mine' | 'theirs' } after a 409 of `save`: State. `discard` { files?: string[] }: State. */
/** `undo` {}, `redo` {}: State with what was undone in `done`. */
export interface Undone extends State {
  done: Texts | null;
  files: string[];
}

/** `prices` {} */
export interface Prices {
  prices: PriceRow[];
}
export interface PriceRow {
  /** Name of the fact: `prices.repair`. */
  name: string;
  label: Texts;
  /** Without VAT, in euros; two numbers are a range. */
  value: number | [number, number];
  /** With VAT, as printed: 6 % and 21 %. */
  withVat: { rate: Texts; printed: Texts }[];
  /** The value from a later day on. */
  next: { from: string; value: number | [number, number] } | null;
  pages: PageEntry[];
}
/** `price` { name, typed: string, from: string | null }: a price as typed (`1.690`, `159,50`, `600-800`); Changed. */

/** `history` {}: saves, the newest first. */
export interface History {
  saves: { id: string; time: string; changes: ValueChange[] }[];
}
/** `restoreSave` { id }: what it changed becomes again what it was, unsaved: State. */

/** A change in words. */
export interface ValueChange extends Place {
  title: Texts;
  label: Texts;
  language: Language | null;
  before: Value | undefined;
  after: Value | undefined;
}

/** `search` { query, language } */
export interface SearchResult {
  found: (Place & {
    title: Texts;
    label: Texts;
    language: Language | null;
    excerpt: string;
    pages: PageEntry[];
  })[];
  /** How many more there are. */
  more: number;
}

/** `unpublished` {} */
export interface Unpublished {
  /** What is saved and not yet published, by page. */
  pages: { title: Texts; page: PageEntry | null; files: string[]; changes: ValueChange[] }[];
  /** What is not even saved. */
  unsaved: State['unsaved'];
  /** Commits that the remote does not have. */
  waiting: number;
  remote: string | null;
  /** Why nothing can be published: no git. */
  impossible: Texts | null;
}

/** `publish` { files: string[], message: string }. Poll `progress` {} meanwhile. */
export interface Published {
  commit: string | null;
  /** True if the remote has it; false without a remote. */
  pushed: boolean;
  /** In plain words what went wrong; null if all went well. */
  failure: Texts | null;
  /** What the checks found, if that is what stopped it. */
  findings: FindingView[];
}
/** `progress` {} */
export interface Progress {
  steps: { id: 'check' | 'commit' | 'push'; label: Texts; state: 'waits' | 'runs' | 'done' | 'failed' }[];
}

/** `versions` {}: published versions, the newest first. `version` { id }: its changes. */
export interface Versions {
  versions: { id: string; time: string; message: string; files: string[]; titles: Texts[] }[];
}
export interface VersionChanges {
  changes: ValueChange[];
}
/** `restore` { version, files: string[] }: as they were in that version, unsaved: State. */

/** Every request with its body and answer. */
export interface Requests {
  overview: [Record<string, never>, Overview];
  references: [Record<string, never>, References];
  field: [{ marker: number } | { place: Place }, Field];
  fields: [{ places: Place[] }, { fields: Field[] }];
  file: [{ id: string }, OpenedFile];
  set: [{ changes: Change[]; label?: Texts }, Changed];
  check: [Record<string, never>, Checked];
  save: [{ files?: string[] }, Saved];
  settle: [{ place: Place; keep: 'mine' | 'theirs' }, State];
  discard: [{ files?: string[] }, State];
  undo: [Record<string, never>, Undone];
  redo: [Record<string, never>, Undone];
  prices: [Record<string, never>, Prices];
  price: [{ name: string; typed: string; from: string | null }, Changed];
  task: [{ id: string; input: Record<string, string | Texts> }, TaskDone];
  history: [Record<string, never>, History];
  restoreSave: [{ id: string }, State];
  search: [{ query: string; language: Language }, SearchResult];
  unpublished: [Record<string, never>, Unpublished];
  publish: [{ files: string[]; message: string }, Published];
  progress: [Record<string, never>, Progress];
  versions: [Record<string, never>, Versions];
  version: [{ id: string }, VersionChanges];
  restore: [{ version: string; files: string[] }, State];
  /** A text for a broken file; without one that of its last good version. Unsaved. */
  repair: [{ file: string; text?: string }, State];
}
