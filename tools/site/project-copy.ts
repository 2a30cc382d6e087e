import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

const needed = [
  'src',
  'integrations',
  'public',
  'content',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * Environment of a build in a copy that is to take as long as a first one: its share images are kept in the copy, not
 * among the packages, which the copy shares with the project.
 */
export const coldIn = (root: string): NodeJS.ProcessEnv => ({
  ...process.env,
  SHARE_IMAGES_CACHE: `${root}/share-images`,
});

/**
 * Copies what a build needs into a new temporary folder, so that content can be changed there and built; returns the
 * folder, which the caller removes. The share images take half of a small cold build; without them their pages are
 * gone.
 */
export const copyProject = (withShareImages: boolean): string => {
  const root = mkdtempSync(`${tmpdir()}/project-`);
  for (const name of needed) cpSync(name, `${root}/${name}`, { recursive: true });
  symlinkSync(resolve('node_modules'), `${root}/node_modules`);
  if (!withShareImages) rmSync(`${root}/src/pages/share`, { recursive: true, force: true });
  mkdirSync(`${root}/.astro`, { recursive: true });
  return root;
};
