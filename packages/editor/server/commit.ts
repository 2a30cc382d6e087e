import { join } from 'node:path';
import type { Location } from '../shared/values.ts';
import { readContentFile } from './content-folder.ts';
import { dataOf, valueAt } from './data-files.ts';
import { git, textIn } from './git.ts';
import { ownFolder, writeWhole } from './journal.ts';
import { withValue } from './merge.ts';
import type { NewTexts } from './undo-steps.ts';

/** Text of a file for the commit: as on disk, without the changes that the owner excluded. */
export const textToPublish = async (root: string, file: string, excluded: readonly Location[]) => {
  const text = readContentFile(root, file);
  const own = excluded.filter((location) => location.file === file);
  const published = dataOf(file, own.length === 0 ? null : await textIn(root, 'HEAD', file));
  if (text === null || published === undefined) return text;
  return own.reduce((all, { path }) => withValue(file, all, path, valueAt(published, path)), text);
};

/** Commits the named files, with the given texts or as they are on disk. Other files in the index stay there. */
export const commit = async (root: string, files: readonly string[], texts: NewTexts, message: string) => {
  const added = await git(root, ['add', '--all', '--', ...files]);
  if (!added.ok) return added;
  // A second index holds the texts to publish, so that excluded changes stay on disk and out of the commit.
  const own = { GIT_INDEX_FILE: join(root, ownFolder, 'index') };
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).out.trim();
  await git(root, ['read-tree', 'HEAD'], own);
  await git(root, ['add', '--all', '--', ...files], own);
  for (const [file, text] of texts) {
    if (text === null || text === readContentFile(root, file)) continue;
    writeWhole(join(root, ownFolder, 'text'), text);
    const { out } = await git(root, ['hash-object', '-w', '--no-filters', `${ownFolder}/text`]);
    await git(root, ['update-index', '--cacheinfo', `100644,${out.trim()},${prefix}${file}`], own);
  }
  const done = await git(root, ['commit', '--message', message], own);
  if (done.ok) await git(root, ['reset', '--quiet', '--', ...files]);
  return done;
};
