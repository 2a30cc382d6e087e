import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { assertWritable, readContentFile } from './content-folder.ts';

/** Folder for the editor's own files, which git ignores. */
export const editorFolder = '.editor';

const journalIn = (root: string): string => join(root, editorFolder, 'journal.json');

/** A file with the text that a save gives it; null deletes it. `before`: its old text. */
interface Entry {
  file: string;
  text: string | null;
  before: string | null;
}

/** Writes a file whole or not at all, and waits until the disk has it. */
export const writeFileAtOnce = (path: string, text: string | Buffer): void => {
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(`${path}.part`, text, { flush: true });
  fs.renameSync(`${path}.part`, path);
};

/** Writes a text into a file, or deletes the file (null) and its folder if that is then empty. */
const put = (root: string, file: string, text: string | null): void => {
  const path = join(root, file);
  if (text === null) fs.rmSync(path, { force: true });
  else writeFileAtOnce(path, text);
  const folder = dirname(path);
  if (file.split('/').length > 3 && fs.existsSync(folder) && fs.readdirSync(folder).length === 0)
    fs.rmdirSync(folder);
};

/** Writes the files of a journal. A file that somebody else has changed since is left as it is. */
const putInPlace = (root: string, entries: readonly Entry[]): void => {
  for (const { file, text, before } of entries)
    if (readContentFile(root, file) === before) put(root, file, text);
};

/** Finishes a save that a killed process had begun, if its list of texts was written. */
export const recoverJournal = (root: string): void => {
  if (!fs.existsSync(journalIn(root))) return;
  putInPlace(root, JSON.parse(fs.readFileSync(journalIn(root), 'utf8')) as Entry[]);
  fs.rmSync(journalIn(root));
};

/**
 * Writes several files (null deletes one), all or none, even if the process is killed meanwhile: all texts go into the
 * journal first, and then into the files. If the process was killed in between, `recoverJournal` ends the work at the next start.
 * @throws Refusal for a file that may not be written; Error where the disk refuses.
 */
export const writeFilesTogether = (root: string, texts: ReadonlyMap<string, string | null>): void => {
  for (const [file, text] of texts) assertWritable(root, file, text);
  const entries = [...texts].map(([file, text]) => ({ file, text, before: readContentFile(root, file) }));
  try {
    writeFileAtOnce(journalIn(root), JSON.stringify(entries));
    putInPlace(root, entries);
  } catch (error) {
    for (const { file, before } of entries)
      if (readContentFile(root, file) !== before) put(root, file, before);
    throw error;
  } finally {
    fs.rmSync(journalIn(root), { force: true });
  }
};
