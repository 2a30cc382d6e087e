import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll } from 'vitest';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A copy of content/ in a new temporary folder, which goes with the tests of the file. */
export const copyContent = (): string => {
  const root = mkdtempSync(`${tmpdir()}/desk-test-`);
  folders.push(root);
  cpSync('content', `${root}/content`, { recursive: true });
  return root;
};
