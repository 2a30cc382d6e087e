import type { Description, Task } from '../content/answers.ts';
import type { Draft } from '../server/drafts.ts';
import type { FileChanges, OpenFile, SaveResult } from '../server/editor.ts';
import type { FileDifference } from '../server/git.ts';
import type { Path, Value } from '../source/change.ts';
import type { Left } from '../things/thing.ts';

/** All that the desk knows when it opens. */
export interface DeskState extends Description {
  files: string[];
  drafts: string[];
  undo: number;
}

interface Answers {
  state: DeskState;
  open: { files: OpenFile[]; draft: Draft | null };
  save: SaveResult;
  undo: SaveResult | null;
  draft: object;
  preview: { changed: boolean };
  tasks: (Task & { path: Path })[];
  add: SaveResult & { open: string; left: Left[] };
  differences: FileDifference[] | null;
  publish: { commit: string };
}

const token = new URLSearchParams(location.search).get('token') ?? '';

/** Asks the server of the desk. @throws Error with the reason in its words */
export const ask = async <Name extends keyof Answers>(
  name: Name,
  body: Record<string, Value | FileChanges[]> = {},
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
