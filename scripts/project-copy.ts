import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

const needed = ['src', 'deploy', 'public', 'content', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/**
 * Copies what a build needs into a new temporary folder, so that content can be changed there and built; returns the
 * folder, which the caller removes. The share images take most of a small build; without them their pages are gone.
 */
export const copyProject = (withShareImages: boolean): string => {
  const root = mkdtempSync(`${tmpdir()}/project-`);
  for (const name of needed) cpSync(name, `${root}/${name}`, { recursive: true });
  symlinkSync(resolve('node_modules'), `${root}/node_modules`);
  if (!withShareImages) rmSync(`${root}/src/pages/share`, { recursive: true, force: true });
  mkdirSync(`${root}/.astro`, { recursive: true });
  return root;
};
