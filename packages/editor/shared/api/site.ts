import type { Language, LocalisedText, Location } from '../values.ts';

/** A page of the site. */
export interface PageEntry {
  id: string;
  title: LocalisedText;
  /** Paths, such as `/fr/services`; null in a language that lacks the page. */
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
  /** Last committed text; null if there is none. */
  lastGood: string | null;
}

/** What every change answers: the state after it. */
export interface ChangesState {
  /** Grows with each change. */
  version: number;
  /** Whether the pages show this version. While a value that they need is missing, they show an earlier one. */
  arePagesCurrent: boolean;
  /** Files with changes that are not saved. */
  unsaved: { file: string; title: LocalisedText; changes: number }[];
  /** Labels of the steps that undo and redo would take; null where there is none. */
  undo: LocalisedText | null;
  redo: LocalisedText | null;
  drafts: readonly Draft[];
}

/** A page or an entry that a build leaves out until the owner puts it online. */
export interface Draft {
  title: LocalisedText;
  /** Id of the page that shows the draft. */
  page: string;
  /** Its texts and its data, to be read again. */
  texts: Location[];
  /** Values that mark it as a draft. Once they are removed, it is online. */
  locations: Location[];
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
  /** All references that texts can have. */
  references: Reference[];
}

/** A task that makes something new, such as `article`, with a form for its input. */
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
  /** True for a field that may be left empty; the name of another field: it may while that other one is empty. */
  isOptional: boolean | string;
  /** The field is asked for only where another one has this value. */
  onlyIf?: { name: string; value: string };
  /** True: the input is `{ fr, nl }`. */
  localised: boolean;
  /** `fills`: values for other fields when the choice is made; `question`: asked before the task is done; `action`: its button. */
  choices: {
    value: string;
    label: LocalisedText;
    fills?: Record<string, string>;
    question?: LocalisedText;
    action?: LocalisedText;
  }[];
  /** The value of the field at first. */
  initial: string;
}

/** What is told beside a field of a task (`name`) while it is filled in. `stops`: the task is not done until it is corrected. */
export interface TaskNote {
  name: string;
  text: LocalisedText;
  stops: boolean;
}

export interface TaskDone extends ChangesState {
  /** Paths of the page to look at. */
  show: LocalisedText | null;
  /** Name of the task that was done, for the owner. */
  title: LocalisedText;
  /** Texts that the owner may write next, and texts that are wrong now. */
  toWrite: readonly Location[];
  toCorrect: readonly TextToCorrect[];
}

/** A text to correct. `words`: those that are wrong in each language, and `why`; once none of them is left, it is right. */
export interface TextToCorrect extends Location {
  why: LocalisedText;
  words: Readonly<Record<Language, readonly string[]>>;
}

/** The name by which texts print a value (`{prices.repair}`), with the words that pages print for it now. */
export interface Reference {
  name: string;
  label: LocalisedText;
  printed: LocalisedText;
  /** Location of its value; null where it is computed from others. */
  location: Location | null;
  kind: 'price' | 'fact' | 'company';
}
