import type * as z from 'zod';
import type { Draft, PageEntry, Reference, TaskDone, TaskForm, TaskNote } from './api/site.ts';
import type { Change, Language, LocalisedText, Location, PriceRow, TaskInput, Value } from './api.ts';

/** Texts of all content files by name (`content/company.yaml`). */
export type Files = ReadonlyMap<string, string>;

/** Something wrong in the content. `path` is [] for a whole file. */
export interface Finding extends Location {
  code: string;
  params: Readonly<Record<string, unknown>>;
}

/** A price that somebody decides, without VAT. */
export type Price = Omit<PriceRow, 'pages'>;

/** The new files of a task, and its changes of other files. `title` names the step of undo; without it, the title of the task does. */
interface Plan extends Pick<TaskDone, 'show' | 'toWrite'>, Partial<Pick<TaskDone, 'title' | 'toCorrect'>> {
  files: ReadonlyMap<string, string>;
  changes: readonly Change[];
}

/** A task that makes something new. */
export interface Task extends TaskForm {
  /** What is to be told about an input before it is sent; nothing about fields that are empty. */
  notesOn?(input: Readonly<TaskInput>): TaskNote[];
  /** @param today ISO */
  plan(input: Readonly<TaskInput>, today: string): Plan;
}

/** What the site knows of some content files: findings, pages, titles, references. It does not change with later files. */
export interface SiteContent {
  /** The day for which the site is made, ISO. */
  readonly day: string;
  readonly findings: readonly Finding[];
  /** Whether every page can be made: no value that a page needs is missing. */
  readonly makesAllPages: boolean;
  messageOf(finding: Finding, language: Language): string;
  /** Schema of a file's data; a Markdown file is its front matter with its text in `body`. null: none. */
  schemaOf(file: string): z.ZodType | null;
  titleOf(file: string): LocalisedText;
  /** Name of the group of a file in the tree. */
  groupOf(file: string): LocalisedText;
  readonly pages: readonly PageEntry[];
  /** The content's own words for a search, such as "prix" for "tarif"; null where it has no other words. */
  meaningOf(typed: string): LocalisedText | null;
  /** Whether a text is for the program and not for people, so that the search leaves it out. */
  isInternal(location: Location, text: string): boolean;
  /** Ids of the pages that show a value, the best first. */
  pagesOf(location: Location): readonly string[];
  readonly references: readonly Reference[];
  readonly prices: readonly Price[];
  /** Changes that give a price a value, at once (null) or from a day on. */
  priceChanges(name: string, value: number | [number, number], from: string | null): Change[];
  /** Locations of phone, address, hours. */
  readonly contact: readonly Location[];
  readonly tasks: readonly Task[];
  readonly drafts: readonly Draft[];
  /** Why a value may not be changed; null where it may. */
  lockedBecause(location: Location): LocalisedText | null;
  /** What the owner should know of a value that may be changed; null for nothing. */
  noteOn(location: Location): LocalisedText | null;
  /** Location of the photograph beside a value, which may not exist yet; null where the page shows none. */
  photoOf(location: Location): Location | null;
  /** The question before a changed value is saved, such as a sample that becomes real; null where there is none. */
  questionOf(location: Location, value: Value): LocalisedText | null;
  /** Changes that cure a finding where they can be computed, such as a value that follows from others. */
  repairsOf(finding: Finding): readonly Change[];
  /** The change by which the owner says that an unusual value is right; null where a finding has to be corrected. */
  confirmationOf(finding: Finding): Change | null;
  /** Whether a value is computed from others, and is therefore published with them. */
  isComputed(location: Location): boolean;
  /** A value in words that say more than its parts do, such as hours; null for any other value. */
  describeValue(location: Location, value: Value): LocalisedText | null;
  /** Unit of a number: `€`, `heures`; null where it has none. */
  unitOf(location: Location): LocalisedText | null;
  /** Label of a key that has none in its schema; null where there is none. */
  labelOf(location: Location): LocalisedText | null;
}

/** What the editor knows of a site: one function. The site's module exports it as `openContent`. */
export interface SiteContract {
  openContent(files: Files): SiteContent;
}

export type {
  Change,
  Draft,
  PageEntry,
  Reference,
  TaskForm,
  TaskInput,
  TaskNote,
  TextToCorrect,
} from './api.ts';
export type { Language, LocalisedText, Location, Path, Value } from './values.ts';
