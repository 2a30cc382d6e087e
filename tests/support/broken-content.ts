import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { copyProject } from '../../tools/site/project-copy.ts';

/** Changes content in a copy of the project. */
interface Editor {
  root: string;
  /** Replaces a part of a file; fails where the file does not have it. */
  edit: (file: string, from: string | RegExp, to: string) => void;
  remove: (file: string) => void;
  add: (file: string, text: string | Buffer) => void;
}

/** The checks as the build runs them, in a process of its own, since modules cache what they have read. */
const script = `
  const { contentChecks } = await import('./integrations/content/content-integration.ts');
  const { hooks } = contentChecks();
  hooks['astro:config:setup']({ command: 'build' });
  hooks['astro:config:done']({ logger: { warn() {} } });`;

/**
 * A copy of the project for the tests of one file. The function it returns undoes the changes of the test before, applies
 * `change`, and returns what the build prints. Indices of lists are replaced by `#`, since lists may have any order.
 */
export const breakableContent = (): ((change: (editor: Editor) => void) => string) => {
  const root = copyProject(false);
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const add: Editor['add'] = (file, text) => writeFileSync(join(root, file), text);
  const editor: Editor = {
    root,
    add,
    remove: (file) => rmSync(join(root, file), { recursive: true }),
    edit: (file, from, to) => {
      const text = readFileSync(join(root, file), 'utf8');
      const changed = text.replace(from, to);
      expect(changed, `${file} no longer has ${from}`).not.toBe(text);
      add(file, changed);
    },
  };
  return (change) => {
    for (const folder of ['content', 'src/drawings']) {
      rmSync(join(root, folder), { recursive: true });
      cpSync(folder, join(root, folder), { recursive: true });
    }
    change(editor);
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    });
    return `${stdout}${stderr}`.trim().replace(/\[\d+\]|(?<=[a-z]\.)\d+(?=[.:])/gi, '#');
  };
};
