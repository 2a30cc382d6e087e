import type * as z from 'zod';
import type { Change, PageEntry, PriceRow, Reference, TaskDone, TaskForm } from './api.ts';
import type { Language, LocalisedText, Location, Path, Value } from './values.ts';

/** Texts of all content files by name (`content/company.yaml`). */
export type Files = ReadonlyMap<string, string>;

/** Something wrong in the content. `path` is [] for a whole file. */
export interface Finding extends Location {
  code: string;
  params: Readonly<Record<string, unknown>>;
}

/** A price that somebody decides, without VAT. */
export type Price = Omit<PriceRow, 'pages'>;

/** What a task writes: new files, and changes of others. Without a `title` that of the task says what was done. */
interface Plan
  extends Pick<TaskDone, 'show' | 'next'>,
    Partial<Pick<TaskDone, 'title' | 'reread' | 'rewritten'>> {
  files: ReadonlyMap<string, string>;
  changes: readonly Change[];
}

/** Something that a build leaves out until the owner puts it online. */
export interface Draft {
  title: LocalisedText;
  /** Id of the page that shows it. */
  page: string;
  /** Keys that make it a draft: without them it is online. */
  locations: Location[];
}

/** A task that makes something new. */
export interface Task extends TaskForm {
  /** @param today ISO @throws Error with `texts` for the owner where the input is not enough */
  plan(input: Readonly<Record<string, string | LocalisedText>>, today: string): Plan;
}

/** A state of the content, read and checked. Everything is as it was in the files given. */
export interface SiteContent {
  /** The day for which the site is made, ISO. */
  readonly day: string;
  readonly findings: readonly Finding[];
  /** Whether every page can be made of it: nothing lacks a value that a page needs. */
  readonly isWhole: boolean;
  messageOf(finding: Finding, language: Language): string;
  /** Schema of a file's data; a Markdown file is its front matter with its text in `body`. null: none. */
  schemaOf(file: string): z.ZodType | null;
  titleOf(file: string): LocalisedText;
  /** Name of the group of a file in the tree. */
  groupOf(file: string): LocalisedText;
  readonly pages: readonly PageEntry[];
  /** The words by which the content calls what was typed into a search; null where it has no others. */
  meaningOf(typed: string): LocalisedText | null;
  /** Whether a text is for the program and not for people: the search leaves it out. */
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
  /** What of the site says otherwise than a value that may be changed, and where; null where nothing does. */
  noteOn(location: Location): { text: LocalisedText; reread: readonly Location[] } | null;
  /** Where the photograph beside a value is, or would be; null where the page shows none. */
  photoOf(location: Location): Location | null;
  /** What to ask before a value is saved that was another, such as a sample that becomes real; null where it is nothing. */
  questionOf(location: Location, value: Value): LocalisedText | null;
  /** Changes that make a finding right where that can be computed: a value that follows from others. */
  repairsOf(finding: Finding): readonly Change[];
  /** The change by which the owner says that an unusual value is right; null where a finding has to be corrected. */
  confirmationOf(finding: Finding): Change | null;
  /** Whether a value follows from others, so that it goes where they go. */
  isComputed(location: Location): boolean;
  /** A value in words where its parts would say less, such as hours; null for any other. */
  describeValue(location: Location, value: Value): LocalisedText | null;
  /** Unit of a number: `€`, `heures`; null where it has none. */
  unitOf(location: Location): LocalisedText | null;
  /** What the owner calls a key that has no label in its schema; null where the key itself has to do. */
  labelOf(location: Location): LocalisedText | null;
}

/** What the editor knows of a site: one function. The site's module exports it as `openContent`. */
export interface SiteContract {
  openContent(files: Files): SiteContent;
}

export type { Change, Language, LocalisedText, Location, PageEntry, Path, Reference, TaskForm, Value };
