import {
  cpSync,
  existsSync,
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

/** Writes texts below a folder; null removes the file, and its folder if that is then empty. */
export const writeTexts = (folder: string, texts: Texts): void => {
  for (const [file, text] of texts) {
    const path = join(folder, file);
    if (text === null) {
      rmSync(path, { force: true });
      if (existsSync(dirname(path)) && readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
};

/**
 * Copies content/ into a new temporary folder, with the new texts in place of the old, for checks that read content from
 * their working directory. The caller removes the folder.
 */
export const createOverlay = (root: string, texts: Texts): string => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  for (const name of ['src', 'public', 'package.json', 'node_modules'])
    symlinkSync(join(root, name), join(folder, name));
  writeTexts(folder, texts);
  return folder;
};
