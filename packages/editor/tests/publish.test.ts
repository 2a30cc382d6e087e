import { chmodSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  const { pages, targets, impossible } = await ask('unpublished', {});
  const { unsaved } = await ask('overview', {});
  expect(impossible).toBeNull();
  // No path and no password: what the owner calls the repository.
  expect(targets).toMatchObject([{ to: 'remote', address: basename(remote) }]);
  expect(unsaved).toHaveLength(1);
  // What is computed from a price goes with it, is told, and is no choice of its own.
  const all = pages.flatMap(({ changes }) => changes);
  expect(all.map(({ before, after, isComputed }) => [before?.fr, after?.fr, isComputed])).toEqual([
    ['Chauffagiste à Liedekerke', 'Nouveau', false],
    ['159', '160', false],
    ['258', '259', true],
  ]);
  expect(await ask('publish', { files: [home] })).toMatchObject({
    pushed: true,
    failure: null,
  });
  expect(published()).toContain('heading: Nouveau');
  expect(git(remote, 'show', `main:${prices}`)).toContain('value: 159');
  expect(git(root, 'status', '--porcelain')).toContain(prices);
});

test('a remote that refuses, or that cannot be reached, is told in words; the version waits and goes the next time', async () => {
  const { ask, root, remote, published } = await changedSite();
  const hook = join(remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  const refused = await ask('publish', { files: [home] });
  expect(refused).toMatchObject({ pushed: false, failure: { fr: expect.stringContaining('refusé') } });
  expect((await ask('unpublished', {})).targets).toMatchObject([{ to: 'remote', waiting: 1 }]);
  writeFileSync(hook, '#!/bin/sh\nexit 0\n');
  git(root, 'remote', 'set-url', 'origin', join(remote, 'nowhere'));
  const away = await ask('publish', { files: [] });
  expect(away.failure?.fr).toContain('injoignable');
  git(root, 'remote', 'set-url', 'origin', remote);
  expect(await ask('publish', { files: [] })).toMatchObject({
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
  const { failure } = await ask('publish', { files: [home] });
  expect(failure?.nl).toContain('Iemand anders');
  expect(git(remote, 'log', '--format=%s', 'main')).toContain('Theirs');
  expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('Accueil');
});

test('a choice that would break the published site is not published', async () => {
  const { ask, root, write, read } = await changedSite();
  write(home, read(home).replace('heading: Nouveau', 'heading: ""'));
  const result = await ask('publish', { files: [home] });
  expect(result).toMatchObject({ commit: null, findings: [{ file: home, path: ['hero', 'heading'] }] });
  expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('Begin');
});

test('what follows from a chosen change is published with it', async () => {
  const { ask, root } = await changedSite();
  await ask('discard', {});
  await ask('price', { name: 'prices.repair', typed: '189', from: null });
  await ask('save', {});
  const both = { file: prices, path: ['both', 'value'] };
  const result = await ask('publish', { files: [prices], excluded: [both] });
  expect(result.findings).toEqual([]);
  expect(git(root, 'show', `HEAD:${prices}`)).toMatch(/repair:\n {2}value: 189[\s\S]*both:\n {2}value: 288/);
});

test('a sum in a file that was not chosen is published with its price, and nothing else of that file', async () => {
  const { ask, root, write } = await changedSite();
  await ask('discard', {});
  const totals = 'content/facts/totals.yaml';
  const text = (both: number, rest: number) =>
    `both:\n  value: ${both}\n  unit: EUR\n  source: ''\nrest:\n  value: ${rest}\n  unit: EUR\n  source: ''\n`;
  write(totals, text(258, 1));
  git(root, 'add', totals);
  git(root, 'commit', '-qm', 'Totals', '--', totals);
  await ask('price', { name: 'prices.repair', typed: '189', from: null });
  await ask('set', { changes: [{ kind: 'set', file: totals, path: ['rest', 'value'], value: 2 }] });
  await ask('save', {});
  expect((await ask('publish', { files: [prices] })).findings).toEqual([]);
  expect(git(root, 'show', `HEAD:${totals}`)).toBe(text(288, 1));
  expect(git(root, 'status', '--porcelain', totals)).toMatch(/^ M/);
});

test('a commit that git refuses leaves nothing half done', async () => {
  const { ask, root } = await changedSite();
  const hook = join(root, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  expect(await ask('publish', { files: [home] })).toMatchObject({
    commit: null,
    pushed: false,
  });
  expect(git(root, 'diff', '--cached', '--name-only')).toBe('');
});

test('a lock of a killed process is told, and removed once it is old', async () => {
  const { ask, root, published } = await changedSite();
  const lock = join(root, '.git/index.lock');
  writeFileSync(lock, '');
  const { failure } = await ask('publish', { files: [home] });
  expect(failure?.fr).toContain('dans dix minutes');
  expect(git(root, 'status', '--porcelain')).toContain(home);
  utimesSync(lock, 1, 1);
  expect(await ask('publish', { files: [home] })).toMatchObject({ failure: null });
  expect(published()).toContain('heading: Nouveau');
});

test('a version tells what it changed, and brings files back as they were, unsaved', async () => {
  const { ask, read } = await changedSite();
  await ask('discard', {});
  await ask('publish', { files: [home, prices] });
  const { versions } = await ask('versions', {});
  expect(versions.map(({ changes }) => changes.map(({ after }) => after?.fr))[0]).toEqual([
    ...['Nouveau', '160', '259'],
  ]);
  // It is called by what the owner changed, not by what follows.
  expect(versions[0]?.titles.map(({ fr }) => fr)).toEqual([
    ...['Accueil › Texte « Nouveau »', 'content/facts/prices.yaml › Repair › Value'],
  ]);
  const intro = { file: home, path: ['hero', 'intro'], kind: 'set' as const, value: 'Pas encore en ligne.' };
  await ask('set', { changes: [intro] });
  const { id = '' } = versions[1] ?? {};
  const asked = await ask('restore', { id, isTrial: true });
  expect(asked.unsaved).toHaveLength(1);
  expect(asked.changes.map(({ after }) => after?.fr)).toEqual(['Chauffagiste à Liedekerke', '159', '258']);
  expect((await ask('restore', { id })).unsaved).toHaveLength(2);
  await ask('save', {});
  expect(read(home)).toContain('Chauffagiste à Liedekerke');
  expect(read(home)).toContain('Pas encore en ligne.');
  expect(read(prices)).toContain('value: 159');
  for (const wrong of ['--all', 'a'.repeat(40)])
    await expect(ask('restore', { id: wrong })).rejects.toThrow();
});

test('what is chosen of a file is published, and the rest of it stays', async () => {
  const { ask, root, published, read } = await changedSite();
  await ask('discard', {});
  const intro = { file: home, path: ['hero', 'intro'] };
  await ask('set', { changes: [{ kind: 'set', ...intro, value: 'Plus tard.' }] });
  await ask('save', {});
  const saved = read(home);
  expect(await ask('publish', { files: [home], excluded: [intro] })).toMatchObject({
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
  expect(left.map(({ after, label }) => [after?.fr, label.fr])).toEqual([
    ['Plus tard.', 'Texte « Nouveau »'],
  ]);
});

test('a version that a task made is called by the task, in both languages', async () => {
  const { ask } = await changedSite();
  await ask('discard', {});
  await ask('task', { id: 'article', input: { title: { fr: 'Gel', nl: 'Vorst' } } });
  const { saved } = await ask('save', {});
  await ask('publish', { files: saved });
  const { versions } = await ask('versions', {});
  expect(versions[0]?.titles).toEqual([{ fr: 'Nouvel article', nl: 'Nieuw artikel' }]);
});

test('a folder without versions says so', async () => {
  const { ask } = temporarySite();
  expect((await ask('unpublished', {})).impossible).not.toBeNull();
});
