import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { assertWritable, readContentFile } from './content-folder.ts';

/** Folder of what the editor keeps, which git ignores. */
export const ownFolder = '.editor';

const journalFolder = `${ownFolder}/journal`;

/** A file that a save writes (its new text is in the journal under `part`) or deletes (null). `before`: hash of its old text. */
interface Entry {
  file: string;
  part: string | null;
  before: string | null;
}

const hashOf = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('hex');

/** Writes a file whole or not at all, and waits until the disk has it. */
export const writeWhole = (path: string, text: string | Buffer): void => {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.part`;
  const descriptor = openSync(temporary, 'w', 0o644);
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporary, path);
};

const removeFile = (root: string, file: string): void => {
  rmSync(join(root, file), { force: true });
  const folder = dirname(join(root, file));
  if (file.split('/').length > 3 && existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
};

/** Puts the files of a journal in their places. A file that was changed by somebody else since is left as it is. */
const putInPlace = (root: string, entries: readonly Entry[]): void => {
  for (const { file, part, before } of entries) {
    const source = part === null ? null : join(root, journalFolder, part);
    // Already moved before the process ended.
    if (source !== null && !existsSync(source)) continue;
    if (hashOf(readContentFile(root, file)) !== before) continue;
    if (source === null) removeFile(root, file);
    else {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      renameSync(source, join(root, file));
    }
  }
};

/** Finishes a save that a killed process had begun, or drops it if its list of texts was not yet written. True if it finished one. */
export const recoverJournal = (root: string): boolean => {
  const journal = join(root, journalFolder, 'journal.json');
  const begun = existsSync(journal);
  if (begun) putInPlace(root, JSON.parse(readFileSync(journal, 'utf8')) as Entry[]);
  rmSync(join(root, journalFolder), { recursive: true, force: true });
  return begun;
};

/**
 * Writes several files (null deletes one), all or none, also if the process is killed meanwhile: the texts go into the
 * journal first, then the list of them, and only then take their places. `recoverJournal` does the rest at the next start.
 * @throws Refusal for a file that may not be written; Error where the disk refuses.
 */
export const writeAll = (root: string, texts: ReadonlyMap<string, string | null>): void => {
  for (const [file, text] of texts) assertWritable(root, file, text);
  const old = new Map([...texts.keys()].map((file) => [file, readContentFile(root, file)]));
  const entries = [...texts].map(([file, text], index): Entry => {
    const part = text === null ? null : `${index}.part`;
    return { file, part, before: hashOf(old.get(file) ?? null) };
  });
  try {
    [...texts.values()].forEach((text, index) => {
      if (text !== null) writeWhole(join(root, journalFolder, `${index}.part`), text);
    });
    writeWhole(join(root, journalFolder, 'journal.json'), JSON.stringify(entries));
    putInPlace(root, entries);
  } catch (error) {
    for (const [file, text] of old) {
      if (readContentFile(root, file) === text) continue;
      if (text === null) removeFile(root, file);
      else writeWhole(join(root, file), text);
    }
    throw error;
  } finally {
    rmSync(join(root, journalFolder), { recursive: true, force: true });
  }
};
