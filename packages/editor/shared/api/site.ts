import type { LocalisedText, Location } from '../values.ts';

/** A page of the site. */
export interface PageEntry {
  id: string;
  title: LocalisedText;
  /** Addresses, such as `/fr/services`; null in a language that lacks the page. */
  fr: string | null;
  nl: string | null;
}

/** What is wrong with a value, in words. `path` is [] for a whole file. */
export interface FindingView extends Location {
  code: string;
  message: LocalisedText;
  /** What the owner calls the file, and the value. */
  title: LocalisedText;
  label: LocalisedText;
  /** True where a yes of the owner is enough. */
  isUnusual: boolean;
}

/** A content file in the tree under "Advanced". Files that differ in language only are one entry. */
export interface FileEntry {
  title: LocalisedText;
  /** Folder, for the tree. */
  group: LocalisedText;
  files: string[];
}

/** A file on disk that cannot be read. */
export interface BrokenFile extends FindingView {
  line: number;
  /** Last committed text and its day; null if there is none. */
  lastGood: { text: string; day: string } | null;
}

/** What every change answers: the state after it. */
export interface ChangesState {
  /** Grows with each change. */
  version: number;
  /** Whether the pages show it; else what they showed before, until what they need is there. */
  arePagesCurrent: boolean;
  /** Files with changes that are not saved. */
  unsaved: { file: string; title: LocalisedText; changes: number }[];
  /** What undo and redo would take back and do again; null where there is nothing. */
  undo: LocalisedText | null;
  redo: LocalisedText | null;
  /** What a build leaves out; without its `locations` it is online. */
  drafts: { title: LocalisedText; page: PageEntry | null; locations: Location[] }[];
}

export interface Overview extends ChangesState {
  /** The day for which the site is made, ISO. */
  day: string;
  pages: PageEntry[];
  files: FileEntry[];
  broken: BrokenFile[];
  /** Locations of phone, address, hours. */
  contact: Location[];
  /** Tasks of the site that make something new, each with its form. */
  tasks: TaskForm[];
  /** What texts can print. */
  references: Reference[];
}

/** A task that makes something new: `article`, `project`. Its input is that of a flat form. */
export interface TaskForm {
  id: string;
  title: LocalisedText;
  help: LocalisedText;
  fields: TaskField[];
}

export interface TaskField {
  name: string;
  label: LocalisedText;
  help: LocalisedText | null;
  kind: 'line' | 'lines' | 'markdown' | 'date' | 'choice' | 'photo';
  /** True where it may be left empty; the name of a field: while that one is empty. */
  isOptional: boolean | string;
  /** The field is asked for only where another one has this value. */
  onlyIf?: { name: string; value: string };
  /** True: the input is `{ fr, nl }`. */
  localised: boolean;
  /** `fills`: what other fields are filled with when it is chosen; `question`: what is asked before it is done. */
  choices: {
    value: string;
    label: LocalisedText;
    fills?: Record<string, string>;
    question?: LocalisedText;
  }[];
  /** What stands in the field at first. */
  initial: string;
}

export interface TaskDone extends ChangesState {
  /** Addresses of the page to look at. */
  show: LocalisedText | null;
  /** What was done, for the owner. */
  title: LocalisedText;
  /** What the owner may write next, texts that may say otherwise now, and those that the task has rewritten. */
  next: readonly Location[];
  reread: readonly Location[];
  rewritten: readonly Location[];
}

/** A name of a value that texts can print: `{prices.repair}`, with what pages print for it now. */
export interface Reference {
  name: string;
  label: LocalisedText;
  printed: LocalisedText;
  /** Location of its value; null where it is computed from others. */
  location: Location | null;
  kind: 'price' | 'fact' | 'company';
}
