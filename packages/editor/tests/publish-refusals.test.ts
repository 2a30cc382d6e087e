import { chmodSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApi } from '../server/api.ts';
import { Editor } from '../server/editor.ts';
import type { Published } from '../shared/api.ts';
import { changedSite } from './fixture/changed-site.ts';
import { contract } from './fixture/contract.ts';
import { failure, git, home, publishedSite, temporaryFolder } from './fixture/temporary-site.ts';

test('a remote that refuses is told in words; the version waits and goes the next time', async () => {
  const { request, remote, published } = await changedSite();
  const hook = join(remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  const refused = await request('publish', { files: [home] });
  expect(refused).toMatchObject({ pushed: false, failure: { fr: expect.stringContaining('refusé') } });
  expect((await request('unpublished', {})).unsentVersions).toBe(1);
  writeFileSync(hook, '#!/bin/sh\nexit 0\n');
  expect(await request('publish', { files: [] })).toMatchObject({ pushed: true, failure: null });
  expect(published()).toContain('heading: Nouveau');
});

test('somebody else has published meanwhile: nothing is overwritten', async () => {
  const { request, root, remote } = await changedSite();
  const other = temporaryFolder();
  git(other, 'clone', '-q', remote, '.');
  writeFileSync(join(other, 'theirs.txt'), 'x');
  git(other, 'add', '.');
  git(other, 'commit', '-qm', 'Theirs');
  git(other, 'push', '-q', 'origin', 'main');
  const result = await request('publish', { files: [home] });
  expect(result.failure?.nl).toContain('Iemand anders');
  expect(git(remote, 'log', '--format=%s', 'main')).toContain('Theirs');
  expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('Accueil');
});

test('a commit that git refuses leaves nothing half done', async () => {
  const { request, root } = await changedSite();
  const hook = join(root, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  const { message } = await failure(request('publish', { files: [home] }));
  expect(message.fr).toMatch(/^La version n’a pas pu être créée\. Rien n’est perdu/);
  expect(git(root, 'diff', '--cached', '--name-only')).toBe('');
});

test('a lock of a killed process is told, and removed once it is old', async () => {
  const { request, root, published } = await changedSite();
  const lock = join(root, '.git/index.lock');
  writeFileSync(lock, '');
  const { message } = await failure(request('publish', { files: [home] }));
  expect(message.fr).toContain('dans dix minutes');
  expect(git(root, 'status', '--porcelain')).toContain(home);
  utimesSync(lock, 1, 1);
  expect(await request('publish', { files: [home] })).toMatchObject({ failure: null });
  expect(published()).toContain('heading: Nouveau');
});

test('a choice whose error only another file could cure is refused with that reason', async () => {
  const { workspace, markers, read, write } = publishedSite();
  const openContent: typeof contract.openContent = (files) => ({
    ...contract.openContent(files),
    repairsOf: ({ file }) => [{ kind: 'remove', file, path: [] }],
  });
  const api = createApi(new Editor(workspace, () => Promise.resolve({ openContent }), markers));
  write(home, read(home).replace(/heading: .*/, 'heading: "{prices.none}"'));
  const refused = (await api('publish', { files: [home] })) as Published;
  expect(refused.failure?.fr).toContain('le site aurait une erreur');
});
