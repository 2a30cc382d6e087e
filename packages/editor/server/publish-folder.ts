import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { LocalisedText } from '../shared/values.ts';
import { git } from './git.ts';
import { diskFullMessage } from './refusal.ts';

/** A folder of this machine that a host serves. */
export interface SiteFolder {
  path: string;
  /** Program and arguments that build the site of the working folder into another. */
  build: (output: string) => [string, ...string[]];
}

/** File in the folder with its version. A folder without this file is not replaced: its files are not from the editor. */
const versionFile = '.version';

/** The version in the folder; null where there is none. */
export const versionIn = (path: string): string | null => {
  const file = join(path, versionFile);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  return /^[0-9a-f]+$/.test(text) ? text : null;
};

/** Path of a work folder beside the folder, with a name that nobody else uses. */
const beside = (path: string, name: string) => join(dirname(path), `.${basename(path)}.editor-${name}`);

/** Cleans up after a killed process: the folder is the old or the new one, and work folders beside it are removed. */
export const recoverFolder = (path: string): void => {
  const old = beside(path, 'old');
  try {
    if (!fs.existsSync(path) && fs.existsSync(old)) fs.renameSync(old, path);
    const all = fs.readdirSync(dirname(path)).map((name) => join(dirname(path), name));
    // A build that a killed editor had started may still write there for a moment.
    for (const work of all.filter((one) => one.startsWith(beside(path, ''))))
      fs.rmSync(work, { recursive: true, force: true, maxRetries: 9 });
  } catch {
    // A folder that cannot be read does not keep the editor from opening; publishing says what is wrong.
  }
};

/** The folder as it is published to from `npm run edit`. */
export const openFolder = (path: string): SiteFolder => {
  recoverFolder(path);
  return { path, build: (output) => ['node_modules/.bin/astro', 'build', '--outDir', output] };
};

/**
 * Builds the site of the last commit beside the folder, and then replaces the folder with it.
 * @throws if anything fails; the folder is then as it was
 */
export const publishToFolder = async (root: string, { path, build }: SiteFolder, version: string) => {
  recoverFolder(path);
  if (fs.existsSync(path) && fs.readdirSync(path).length > 0 && versionIn(path) === null)
    throw Object.assign(new Error(path), { code: 'ENOTEMPTY' });
  // A name of its own each time: the build of a killed editor may still write into the last one.
  const work = fs.mkdtempSync(beside(path, 'new-'));
  try {
    const [source, site] = [join(work, 'source'), join(work, 'site')];
    const cloned = await git(work, ['clone', '--quiet', '--shared', root, source]);
    if (!cloned.ok) throw new Error(cloned.error);
    fs.symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'));
    const { EDIT: _edit, NODE_ENV: _mode, ...env } = process.env;
    const [program, ...args] = build(site);
    await promisify(execFile)(program, args, { cwd: source, env, maxBuffer: 100_000_000 });
    fs.writeFileSync(join(site, versionFile), `${version}\n`);
    if (fs.existsSync(path)) fs.renameSync(path, beside(path, 'old'));
    fs.renameSync(site, path);
  } finally {
    recoverFolder(path);
  }
};

/** Why the site is not in the folder, in plain words. */
export const folderFailure = (error: unknown, path: string): LocalisedText => {
  const { code = '', stdout = '', stderr = '', message = '' } = Object(error) as Record<string, string>;
  const parent = dirname(path);
  if (code === 'ENOTEMPTY')
    return {
      fr: `${path} contient d’autres fichiers, que le site effacerait. Videz ce dossier, ou faites-en choisir un autre.`,
      nl: `${path} bevat andere bestanden, die de site zou wissen. Maak die map leeg, of laat een andere kiezen.`,
    };
  if (/^(?:EACCES|EPERM|EROFS)$/.test(code) || !fs.existsSync(parent))
    return {
      fr: `Rien ne peut être écrit dans ${parent}. Branchez le disque, ou demandez l’accès à votre programmeur.`,
      nl: `In ${parent} kan niets geschreven worden. Sluit de schijf aan, of vraag uw programmeur om toegang.`,
    };
  if (/ENOSPC|EDQUOT|no space left/i.test(stdout + stderr + message)) return diskFullMessage;
  return {
    fr: 'Le site n’a pas pu être construit, et le dossier reste comme il était. Appelez votre programmeur.',
    nl: 'De site kon niet gebouwd worden, en de map blijft zoals ze was. Bel uw programmeur.',
  };
};
