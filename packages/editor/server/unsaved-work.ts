import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalisedText } from '../shared/api.ts';
import { editorFolder, writeFileAtOnce } from './journal.ts';

/** A file with unsaved changes; null for a text of a file that does not exist. */
export interface UnsavedFile {
  /** Text on disk when it was first changed. */
  base: string | null;
  text: string | null;
}

/** One step of undo. */
export interface Step {
  label: LocalisedText;
  /** Steps with the same key soon after one another become one step: typing in one field. */
  key: string | null;
  time: number;
  /** Texts of the changed files before the step and after it; null: the file did not or does not exist. */
  files: Record<string, { before: string | null; after: string | null }>;
}

/** The unsaved changes and the steps of undo, which are kept between two starts. */
export interface UnsavedWork {
  staged: Record<string, UnsavedFile>;
  undo: Step[];
  redo: Step[];
}

const fileIn = (root: string): string => join(root, editorFolder, 'state.json');

/** The largest number of steps that are kept. */
const maxSteps = 200;

/** The unsaved work that was kept last. If its file cannot be read, the file is renamed and not deleted. */
export const readUnsavedWork = (root: string): UnsavedWork => {
  const empty: UnsavedWork = { staged: {}, undo: [], redo: [] };
  const file = fileIn(root);
  if (!existsSync(file)) return empty;
  try {
    return { ...empty, ...(JSON.parse(readFileSync(file, 'utf8')) as UnsavedWork) };
  } catch {
    renameSync(file, `${file}.unreadable`);
    return empty;
  }
};

export const writeUnsavedWork = (root: string, work: UnsavedWork): void => {
  writeFileAtOnce(fileIn(root), JSON.stringify({ ...work, undo: work.undo.slice(-maxSteps) }));
};
