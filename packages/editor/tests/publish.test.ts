import { chmodSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  git,
  home,
  prices,
  publishedSite,
  temporaryFolder,
  temporarySite,
} from './fixture/temporary-site.ts';

/** A bare repository as the remote of a site that has a sentence and a price to publish. */
const changedSite = async () => {
  const remote = temporaryFolder();
  git(remote, 'init', '-q', '--bare', '-b', 'main');
  const site = publishedSite(remote);
  git(site.root, 'push', '-q', 'origin', 'main');
  const { ask } = site;
  await ask('set', { changes: [{ kind: 'set', file: home, path: ['hero', 'heading'], value: 'Nouveau' }] });
  await ask('price', { name: 'prices.repair', typed: '160', from: null });
  await ask('save', {});
  await ask('set', {
    changes: [{ kind: 'set', file: home, path: ['hero', 'heading'], value: 'Pas encore' }],
  });
  const published = () => git(remote, 'show', `main:${home}`);
  return { ...site, remote, published };
};

test('DK-6: what is chosen is published, in words, and the rest stays', async () => {
  const { ask, root, published, remote } = await changedSite();
  const { pages, impossible } = await ask('unpublished', {});
  const { unsaved } = await ask('overview', {});
  expect(impossible).toBeNull();
  expect(unsaved).toHaveLength(1);
  expect(pages.flatMap(({ changes }) => changes.map(({ before, after }) => [before, after]))).toEqual([
    ['Chauffagiste à Liedekerke', 'Nouveau'],
    [159, 160],
    [258, 259],
  ]);
  expect(await ask('publish', { files: [home], message: 'Un titre' })).toMatchObject({
    pushed: true,
    failure: null,
  });
  expect((await ask('progress', {})).steps.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(published()).toContain('heading: Nouveau');
  expect(git(remote, 'show', `main:${prices}`)).toContain('value: 159');
  expect(git(root, 'status', '--porcelain')).toContain(prices);
});

test('a remote that refuses, or that cannot be reached, is told in words; the version waits and goes the next time', async () => {
  const { ask, root, remote, published } = await changedSite();
  const hook = join(remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  const refused = await ask('publish', { files: [home], message: 'Un titre' });
  expect(refused).toMatchObject({ pushed: false, failure: { fr: expect.stringContaining('refusé') } });
  expect((await ask('unpublished', {})).targets).toMatchObject([{ to: 'remote', waiting: 1 }]);
  writeFileSync(hook, '#!/bin/sh\nexit 0\n');
  git(root, 'remote', 'set-url', 'origin', join(remote, 'nowhere'));
  const away = await ask('publish', { files: [], message: 'Un titre' });
  expect(away.failure?.fr).toContain('injoignable');
  git(root, 'remote', 'set-url', 'origin', remote);
  expect(await ask('publish', { files: [], message: 'Un titre' })).toMatchObject({
    pushed: true,
    failure: null,
  });
  expect(published()).toContain('heading: Nouveau');
});

test('somebody else has published meanwhile: nothing is overwritten', async () => {
  const { ask, root, remote } = await changedSite();
  const other = temporaryFolder();
  git(other, 'clone', '-q', remote, '.');
  writeFileSync(join(other, 'theirs.txt'), 'x');
  git(other, 'add', '.');
  git(other, 'commit', '-qm', 'Theirs');
  git(other, 'push', '-q', 'origin', 'main');
  const { failure } = await ask('publish', { files: [home], message: 'Un titre' });
  expect(failure?.nl).toContain('Iemand anders');
  expect(git(remote, 'log', '--format=%s', 'main')).toContain('Theirs');
  expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('Un titre');
});

test('a choice that would break the published site is not published', async () => {
  const { ask, root, write, read } = await changedSite();
  write(home, read(home).replace('heading: Nouveau', 'heading: ""'));
  const result = await ask('publish', { files: [home], message: 'Un titre' });
  expect(result).toMatchObject({ commit: null, findings: [{ file: home, path: ['hero', 'heading'] }] });
  expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('Begin');
});

test('what follows from a chosen change is published with it', async () => {
  const { ask, root } = await changedSite();
  await ask('discard', {});
  await ask('price', { name: 'prices.repair', typed: '189', from: null });
  await ask('save', {});
  const both = { file: prices, path: ['both', 'value'] };
  const result = await ask('publish', { files: [prices], without: [both], message: 'Un prix' });
  expect(result.findings).toEqual([]);
  expect(git(root, 'show', `HEAD:${prices}`)).toMatch(/repair:\n {2}value: 189[\s\S]*both:\n {2}value: 288/);
});

test('a commit that git refuses leaves nothing half done', async () => {
  const { ask, root } = await changedSite();
  const hook = join(root, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  expect(await ask('publish', { files: [home], message: 'Un titre' })).toMatchObject({
    commit: null,
    pushed: false,
  });
  expect(git(root, 'diff', '--cached', '--name-only')).toBe('');
});

test('a lock of a killed process is told, and removed once it is old', async () => {
  const { ask, root, published } = await changedSite();
  const lock = join(root, '.git/index.lock');
  writeFileSync(lock, '');
  const { failure } = await ask('publish', { files: [home], message: 'Un titre' });
  expect(failure?.fr).toContain('dans dix minutes');
  expect(git(root, 'status', '--porcelain')).toContain(home);
  utimesSync(lock, 1, 1);
  expect(await ask('publish', { files: [home], message: 'Un titre' })).toMatchObject({ failure: null });
  expect(published()).toContain('heading: Nouveau');
});

test('a version tells what it changed, and brings files back as they were, unsaved', async () => {
  const { ask, read } = await changedSite();
  await ask('discard', {});
  await ask('publish', { files: [home, prices], message: 'Titre et prix' });
  const { versions } = await ask('versions', {});
  // What the owner did not write is told by the pages that it changed.
  expect(versions.map(({ message }) => message)).toEqual(['Titre et prix', null]);
  expect(versions[0]?.titles).toEqual([
    { fr: 'Accueil', nl: 'Start' },
    { fr: prices, nl: prices },
  ]);
  expect(versions[0]?.files).toEqual([home, prices]);
  const { changes } = await ask('version', { id: versions[0]?.id ?? '' });
  expect(changes).toHaveLength(3);
  const intro = { file: home, path: ['hero', 'intro'], kind: 'set' as const, value: 'Pas encore en ligne.' };
  await ask('set', { changes: [intro] });
  const { unsaved } = await ask('restore', { version: versions[1]?.id ?? '', files: [home] });
  expect(unsaved).toHaveLength(1);
  await ask('save', {});
  expect(read(home)).toContain('Chauffagiste à Liedekerke');
  expect(read(home)).toContain('Pas encore en ligne.');
  expect(read(prices)).toContain('value: 160');
  await expect(ask('version', { id: '--all' })).rejects.toThrow();
});

test('what is chosen of a file is published, and the rest of it stays', async () => {
  const { ask, root, published, read } = await changedSite();
  await ask('discard', {});
  const intro = { file: home, path: ['hero', 'intro'] };
  await ask('set', { changes: [{ kind: 'set', ...intro, value: 'Plus tard.' }] });
  await ask('save', {});
  const saved = read(home);
  expect(await ask('publish', { files: [home], without: [intro], message: '' })).toMatchObject({
    pushed: true,
    failure: null,
  });
  expect(published()).toContain('heading: Nouveau');
  expect(published()).not.toContain('Plus tard.');
  expect(read(home)).toBe(saved);
  expect(git(root, 'log', '-1', '--format=%B').trim()).toBe('Accueil');
  expect(git(root, 'diff', '--cached', '--name-only')).toBe('');
  const { pages } = await ask('unpublished', {});
  const left = pages.flatMap(({ changes }) => changes).filter(({ file }) => file === home);
  expect(left.map(({ after, label }) => [after, label.fr])).toEqual([['Plus tard.', 'Hero › Texte']]);
});

test('a folder without versions says so', async () => {
  const { ask } = temporarySite();
  expect((await ask('unpublished', {})).impossible).not.toBeNull();
});
