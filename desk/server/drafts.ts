import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { fileChanges, sentences } from './bodies.ts';

/** What was typed and not saved, in a folder that git ignores. */
const folderOf = (root: string): string => join(root, '.desk/drafts');

const draft = z.strictObject({
  files: z.array(fileChanges),
  /** Texts that somebody has ticked as written. */
  written: sentences.default([]),
});
export type Draft = z.infer<typeof draft>;

/** Name of a draft: that of the first of its files, which the caller has found in the list of content files. */
const pathOf = (root: string, file: string): string =>
  join(folderOf(root), `${file.replaceAll('/', '+')}.json`);

/** Keeps what was typed in a file and its twin. */
export const keepDraft = (root: string, file: string, content: Draft): void => {
  mkdirSync(folderOf(root), { recursive: true });
  writeFileSync(pathOf(root, file), JSON.stringify(content));
};

export const dropDraft = (root: string, file: string): void => rmSync(pathOf(root, file), { force: true });

/** The draft of a file; null where there is none that can be read. */
export const draftOf = (root: string, file: string): Draft | null => {
  try {
    return draft.parse(JSON.parse(readFileSync(pathOf(root, file), 'utf8')));
  } catch {
    return null;
  }
};

/** Files that have a draft. */
export const draftNames = (root: string): string[] => {
  try {
    return readdirSync(folderOf(root)).map((name) => name.replaceAll('+', '/').replace(/\.json$/, ''));
  } catch {
    return [];
  }
};
