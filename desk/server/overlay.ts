import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Texts } from './transaction.ts';

/**
 * Copies content/ into a new temporary folder, with the new texts in place of the old, for checks that read content from
 * their working directory. The caller removes the folder.
 */
export const createOverlay = (root: string, texts: Texts): string => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  for (const name of ['src', 'public', 'package.json']) symlinkSync(join(root, name), join(folder, name));
  for (const [file, text] of texts) {
    const path = join(folder, file);
    if (text === null) {
      rmSync(path, { force: true });
      if (readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  return folder;
};
