import type { Changes } from '../changes/changes.ts';
import type { Description, Task } from '../content/answers.ts';
import type { Announcement } from '../server/announcement.ts';
import type { Draft } from '../server/drafts.ts';
import type { Version } from '../server/git.ts';
import type { Problem } from '../server/problem.ts';
import type { FileChanges, Listed, OpenFile, SaveResult, Sentence, ToWrite } from '../server/results.ts';
import type { FoundText } from '../server/search.ts';
import type { Path, Value } from '../source/change.ts';

/** All that the desk knows when it opens. */
export interface DeskState extends Description {
  files: string[];
  drafts: string[];
  /** What undo would take back; null where there is nothing. */
  undo: Changes | null;
}

/** A place of a file. */
export interface Field {
  file: string;
  path: Path;
  /** What the steps of the path lead to is called. */
  items?: string[];
  /** What stands in the field, where it is shown with its name. */
  text?: string;
  /** How many texts of the field are meant, where not one. */
  count?: number;
}

/** What the server answers to each request. */
export interface Answers {
  state: DeskState;
  open: { files: OpenFile[]; draft: Draft | null; toWrite: ToWrite[] };
  /**
   * `drafts` are the other files with something unsaved, `following` the data that have the value of one that was changed,
   * `invented` the fields that were changed and that a list still calls invented.
   */
  save: SaveResult & {
    drafts: string[];
    following: Field[];
    invented: (Field & Listed)[];
    undo: Changes | null;
  };
  undo: { undone: SaveResult | null; undo: Changes | null };
  draft: object;
  preview: { changed: boolean };
  problems: Problem[];
  /** `more` is how many places are not told. */
  search: { found: FoundText[]; more: number };
  tasks: (Task & Field)[];
  /** `homeMap` is, of a town, the list that would put it on the map of the home page. */
  add: SaveResult & { open: Field; left: Field[]; homeMap: Field | null };
  announce: Omit<Announcement, 'texts'> & { texts: (Field & { text: string })[] };
  consequences: { links: Field[]; names: Field[]; counts: Field[]; hasFaultCodes: boolean };
  /** Null without a repository. `last` is what was published last, `outdated` how many texts name a removed page. */
  differences:
    | (Changes & { toWrite: Field[]; written: number; outdated: number; last: Version | null })
    | null;
  publish: { commit: string };
}

/** Proves to the server that a request comes from the page of the desk. */
export const token = new URLSearchParams(location.search).get('token') ?? '';

/** Asks the server of the desk. @throws Error with the reason in its words */
export const ask = async <Name extends keyof Answers>(
  name: Name,
  body: Record<string, Value | FileChanges[] | Sentence[] | Listed[]> = {},
): Promise<Answers[Name]> => {
  const response = await fetch(`/desk/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-desk-token': token },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as Answers[Name];
  let message = text;
  try {
    message = (JSON.parse(text) as { message: string }).message;
  } catch {
    // The guard answers in plain text.
  }
  throw new Error(message);
};
