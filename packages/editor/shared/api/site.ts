import type { Place, Texts } from '../values.ts';

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
  /** What the owner calls the file, and the value. */
  title: Texts;
  label: Texts;
  /** True where a yes of the owner is enough. */
  isUnusual: boolean;
}

/** A content file in the tree under "Advanced". Files that differ in language only are one entry. */
export interface FileEntry {
  title: Texts;
  /** Folder, for the tree. */
  group: Texts;
  files: string[];
}

/** A file on disk that cannot be read. */
export interface BrokenFile extends FindingView {
  line: number;
  /** What is on disk now. */
  text: string;
  /** Last committed text and its day; null if there is none. */
  lastGood: { text: string; day: string } | null;
}

/** What every change answers: the state after it. */
export interface State {
  /** Grows with each change. */
  version: number;
  /** Whether the pages show it; else what they showed before, until what they need is there. */
  isShown: boolean;
  /** Files with changes that are not saved. */
  unsaved: { file: string; title: Texts; changes: number }[];
  /** What undo and redo would take back and do again; null where there is nothing. */
  undo: Texts | null;
  redo: Texts | null;
  /** What a build leaves out; without its `places` it is online. */
  drafts: { title: Texts; page: PageEntry | null; places: Place[] }[];
}

export interface Overview extends State {
  /** The day for which the site is made, ISO. */
  day: string;
  pages: PageEntry[];
  files: FileEntry[];
  broken: BrokenFile[];
  /** Places of phone, address, hours. */
  contact: Place[];
  /** Tasks of the site that make something new, each with its form. */
  tasks: TaskForm[];
  /** What texts can print. */
  references: Reference[];
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
  kind: 'line' | 'lines' | 'date' | 'choice' | 'photo';
  /** True where it may be left empty; the name of a field: while that one is empty. */
  isOptional: boolean | string;
  /** The field is asked for only where another one has this value. */
  where?: { name: string; value: string };
  /** True: the input is `{ fr, nl }`. */
  localised: boolean;
  /** `fills`: what other fields are filled with when it is chosen. */
  choices: { value: string; label: Texts; fills?: Record<string, string> }[];
  /** What stands in the field at first. */
  initial: string;
}

export interface TaskDone extends State {
  /** Page to look at. */
  show: { fr: string; nl: string } | null;
  /** What was done. */
  title: Texts;
  /** What the owner may write next, and texts that may say otherwise now. */
  next: Place[];
  reread: Place[];
}

/** A name of a value that texts can print: `{prices.repair}`, with what pages print for it now. */
export interface Reference {
  name: string;
  label: Texts;
  printed: Texts;
  /** Place of its value; null where it is computed from others. */
  place: Place | null;
  kind: 'price' | 'fact' | 'company';
}
