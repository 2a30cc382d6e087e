import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { EditError } from '../source/change.ts';

/** Folders and files of content, as they may be named: `content/copy/home/fr.yaml`. */
const namePattern = /^content(?:\/[a-z0-9-]+){0,2}\/[a-z0-9-]+\.(?:yaml|md)$/;

/** Largest content file that is read or written, in bytes: far more than any has. */
const largest = 1_000_000;

/** Hash of the bytes of a file, by which a later change is noticed. */
export const hashOf = (source: string): string => createHash('sha256').update(source).digest('hex');

/** Files below a folder. `readdirSync` with `recursive` would follow links to folders. */
const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, name);
    return entry.isFile() ? [name] : [];
  });

/** The content files of the project, sorted. Hidden files, links and all else are left out. */
export const contentFiles = (root: string): string[] =>
  filesBelow(root, 'content')
    .filter((file) => namePattern.test(file))
    .sort();

/** @throws EditError where a folder on the way to the file is a link or leads out of content/. */
const assertInside = (root: string, file: string): void => {
  const parts = file.split('/');
  for (let length = 1; length < parts.length; length++) {
    const folder = join(root, ...parts.slice(0, length));
    const state = lstatSync(folder, { throwIfNoEntry: false });
    if (state !== undefined && !state.isDirectory())
      throw new EditError(
        `${file}: ${parts.slice(0, length).join('/')} is a link or no folder. Nothing was written.`,
      );
  }
  const content = realpathSync(join(root, 'content'));
  const folder = realpathSync(dirname(join(root, file)));
  if (folder !== content && !folder.startsWith(`${content}/`))
    throw new EditError(`${file}: leads out of content/. Nothing was written.`);
};

/** Text of a content file. @throws EditError unless its name is one of `contentFiles` and it is UTF-8. */
export const readSource = (root: string, file: string): string => {
  if (!contentFiles(root).includes(file))
    throw new EditError(`${file}: is not a content file. Choose one of the list.`);
  assertInside(root, file);
  const descriptor = openSync(join(root, file), constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const bytes = readFileSync(descriptor);
    if (bytes.length > largest) throw new EditError(`${file}: is larger than a content file can be.`);
    const source = bytes.toString('utf8');
    if (!Buffer.from(source).equals(bytes))
      throw new EditError(`${file}: is not UTF-8 text. Save it as UTF-8 in a text editor.`);
    return source;
  } finally {
    closeSync(descriptor);
  }
};

const modeOf = (path: string, file: string): number => {
  const state = lstatSync(path, { throwIfNoEntry: false });
  if (state === undefined) return 0o644;
  if (!state.isFile()) throw new EditError(`${file}: is a link or no file. Nothing was written.`);
  if ((state.mode & 0o200) === 0)
    throw new EditError(`${file}: is read-only. Nothing was written. Allow writing to it, and save again.`);
  return state.mode & 0o777;
};

/**
 * Writes a content file whole or not at all: into a hidden file beside it, which then takes its name.
 * @throws EditError for a name that is none of a content file, a link or a read-only file; Error where the disk refuses.
 */
export const writeSource = (root: string, file: string, source: string): void => {
  if (!namePattern.test(file) || source.length > largest)
    throw new EditError(`${file}: is not a name or a size of a content file. Nothing was written.`);
  const path = join(root, file);
  const folder = dirname(path);
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) {
    assertInside(root, file.split('/').slice(0, -1).join('/'));
    mkdirSync(folder);
  }
  assertInside(root, file);
  const mode = modeOf(path, file);
  const temporary = join(folder, `.desk-${randomBytes(8).toString('hex')}`);
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
  try {
    const descriptor = openSync(temporary, flags, mode);
    try {
      writeFileSync(descriptor, source);
      fchmodSync(descriptor, mode);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
};

/** Deletes a content file, and its folder if that is then empty. @throws EditError */
export const removeSource = (root: string, file: string): void => {
  if (!contentFiles(root).includes(file)) throw new EditError(`${file}: is not a content file.`);
  assertInside(root, file);
  rmSync(join(root, file));
  const folder = dirname(join(root, file));
  if (/^content\/(?:copy|articles)\//.test(file) && readdirSync(folder).length === 0)
    rmSync(folder, { recursive: true });
};
