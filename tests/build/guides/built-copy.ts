import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** The files and folders that a build needs. */
const filesForBuild = [
  'src',
  'integrations',
  'public',
  'content',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/** A copy of the project. Paths are relative to its folder. */
export interface TemporaryProject {
  root: string;
  edit: (file: string, change: (text: string) => string) => void;
}

/** The files that the build of a copy of the project has written; paths are relative to its `dist/`. */
export interface BuiltCopy {
  read: (file: string) => string;
  diskPathOf: (file: string) => string;
  files: () => string[];
}

/** Before the tests of a file: copies the project, applies `change` and builds. Removes the copy after them. */
export const buildChangedCopy = (change: (project: TemporaryProject) => void): BuiltCopy => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(`${tmpdir()}/project-`);
    for (const name of filesForBuild) cpSync(name, `${root}/${name}`, { recursive: true });
    symlinkSync(resolve('node_modules'), `${root}/node_modules`);
    mkdirSync(`${root}/.astro`);
    change({
      root,
      edit: (file, changeText) =>
        writeFileSync(`${root}/${file}`, changeText(readFileSync(`${root}/${file}`, 'utf8'))),
    });
    const astro = resolve('node_modules/astro/bin/astro.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
      cwd: root,
      // Past the review date of every fact, for the tests of stale facts.
      env: { ...process.env, SITE_DATE: '2099-01-01' },
    });
    if (status !== 0) throw new Error(`The build after the guides failed:\n${stdout}\n${stderr}`);
  }, 600_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return {
    read: (file) => readFileSync(`${root}/dist/${file}`, 'utf8'),
    diskPathOf: (file) => `${root}/dist/${file}`,
    files: () => readdirSync(`${root}/dist`, { recursive: true, encoding: 'utf8' }),
  };
};
