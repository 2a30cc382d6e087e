import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderFailure, recoverFolder } from '../server/publish-folder.ts';
import { git, home, openSite, publishedSite, temporaryFolder } from './fixture/temporary-site.ts';

const module = fileURLToPath(new URL('../server/publish-folder.ts', import.meta.url));

/** A "site" of two files that are the home page's texts. */
const build = `const { cpSync } = require('node:fs');
for (const name of ['index.html', 'other.html']) cpSync('${home}', process.argv[1] + '/' + name);`;

/** A site with a new heading, and a folder that it can be published to. @param script builds the site */
const siteWithFolder = async (script = build) => {
  const path = join(temporaryFolder(), 'site');
  const { root } = publishedSite();
  const site = openSite(root);
  site.editor.siteFolder = { path, build: (output) => [process.execPath, '-e', script, output] };
  const heading = async (value: string) => {
    await site.request('set', { changes: [{ kind: 'set', file: home, path: ['hero', 'heading'], value }] });
  };
  await heading('Nouveau');
  await site.request('save', {});
  const publish = (files = [home]) => site.request('publish', { files });
  return { ...site, path, heading, publish };
};

test('the folder gets what is committed, whole, and tells what waits', async () => {
  const { request, path, heading, publish } = await siteWithFolder();
  await heading('Pas encore');
  const told = { hasRemote: false, folder: basename(path) };
  expect(await request('unpublished', {})).toMatchObject({ ...told, unsentVersions: 1 });
  expect(await publish()).toMatchObject({ pushed: true, failure: null });
  expect(readFileSync(join(path, 'index.html'), 'utf8')).toContain('heading: Nouveau');
  writeFileSync(join(path, 'stale.html'), '');
  expect(await publish([])).toMatchObject({ pushed: true, failure: null });
  expect(readdirSync(path).sort()).toEqual(['.version', 'index.html', 'other.html']);
  expect(readdirSync(join(path, '..'))).toEqual(['site']);
  expect(await request('unpublished', {})).toMatchObject({ unsentVersions: 0 });
});

test('a full disk, a build that fails: said in words, the folder is as before, the version goes the next time', async () => {
  for (const [script, words] of [
    [`require('node:fs').writeFileSync('/dev/full', 'x')`, 'disque est plein'],
    [`throw new Error('broken')`, 'construit'],
    ['', 'construit'],
  ]) {
    const { request, path, publish } = await siteWithFolder(script);
    // Nothing of what the program said: the owner could not read it.
    const failure = { fr: expect.stringMatching(new RegExp(`${words}(?!.*Error)`)) };
    expect(await publish()).toMatchObject({ failure, commit: expect.any(String), pushed: false });
    expect(readdirSync(join(path, '..'))).toEqual([]);
    expect(await request('unpublished', {})).toMatchObject({ unsentVersions: 1 });
  }
  for (const code of ['EACCES', 'EROFS'])
    expect(folderFailure({ code }, '/srv/site').nl).toContain('In /srv kan niets');
});

test('with a remote, both get the version: one that fails does not keep it from the other', async () => {
  const { request, root, path, publish } = await siteWithFolder();
  const remote = join(temporaryFolder(), 'remote.git');
  git(root, 'remote', 'add', 'origin', remote);
  const { pushed, failure } = await publish();
  expect(pushed).toBe(false);
  expect(failure?.nl).toMatch(/^De server is onbereikbaar.* De versie is bewaard op deze computer/);
  expect(readFileSync(join(path, 'index.html'), 'utf8')).toContain('heading: Nouveau');
  git(root, 'init', '-q', '--bare', remote);
  expect(await request('unpublished', {})).toMatchObject({ hasRemote: true, unsentVersions: 1 });
  expect(await publish([])).toMatchObject({ pushed: true, failure: null });
  expect(git(root, 'ls-remote', 'origin')).toContain('refs/heads/main');
  rmSync(path, { recursive: true });
  writeFileSync(path, '');
  expect((await publish([])).failure?.fr).toMatch(/En ligne, la version est publiée/);
  rmSync(path);
  await publish([]);
  expect(await request('unpublished', {})).toMatchObject({ unsentVersions: 0 });
});

test('files of somebody else are not replaced, and a folder that is away is told', async () => {
  const { path, publish } = await siteWithFolder();
  mkdirSync(path);
  writeFileSync(join(path, 'photos.txt'), 'mine');
  expect((await publish()).failure?.fr).toContain('contient d’autres fichiers');
  expect(readdirSync(path)).toEqual(['photos.txt']);
  renameSync(join(path, '..'), join(path, `../../away-${process.pid}`));
  expect((await publish([])).failure?.fr).toContain('Branchez le disque');
  renameSync(join(path, `../../away-${process.pid}`), join(path, '..'));
});

/** Publishes one number after the other, until it is killed. */
const publisher = (root: string, path: string): string => `
  import { publishToFolder } from ${JSON.stringify(module)};
  const build = \`const { mkdirSync, writeFileSync } = require('node:fs'); mkdirSync(process.argv[1]);
    for (const name of ['index.html', 'other.html']) writeFileSync(process.argv[1] + '/' + name, process.argv[2]);\`;
  for (let n = 1; ; n++) {
    const folder = { path: ${JSON.stringify(path)}, build: (output) => [process.execPath, '-e', build, output, String(n)] };
    await publishToFolder(${JSON.stringify(root)}, folder, String(n));
    if (n === 1) process.stdout.write('begun');
  }`;

test('the folder is the old site or the new one, whenever the process is killed', async () => {
  const { root } = publishedSite();
  for (let round = 0; round < 6; round++) {
    const path = join(temporaryFolder(), 'site');
    const child = spawn(process.execPath, ['--input-type=module', '--eval', publisher(root, path)]);
    await new Promise((resolve, reject) => {
      child.stdout.once('data', resolve);
      child.once('exit', () => reject(new Error('The publisher ended by itself.')));
    });
    await new Promise((resolve) => setTimeout(resolve, round * 31));
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    recoverFolder(path);
    const read = (name: string) => readFileSync(join(path, name), 'utf8').trim();
    const texts = ['.version', 'index.html', 'other.html'].map(read);
    expect(new Set(texts).size, texts.join()).toBe(1);
  }
  const path = join(temporaryFolder(), 'site');
  mkdirSync(join(path, '../.site.editor-old'));
  recoverFolder(path);
  expect(readdirSync(join(path, '..'))).toEqual(['site']);
  expect(git(root, 'status', '--porcelain')).toBe('');
});
