import { expect, test } from 'vitest';
import { changedSite } from './fixture/changed-site.ts';
import { home, prices } from './fixture/temporary-site.ts';

test('what counts a draft is told before it goes without the draft', async () => {
  const { request, published } = await changedSite();
  await request('discard', {});
  await request('task', { id: 'article', input: { title: { fr: 'Gel', nl: 'Vorst' } } });
  await request('set', {
    changes: [{ kind: 'set', file: home, path: ['hero', 'intro'], value: 'Deux conseils.' }],
  });
  await request('save', {});
  const told = await request('publish', { files: [home, prices] });
  expect(told).toMatchObject({ commit: null, failure: { fr: expect.stringContaining('gel/fr.md') } });
  const intro = { file: home, path: ['hero', 'intro'] };
  expect(await request('publish', { files: [home], excluded: [intro] })).toMatchObject({ failure: null });
  expect(published()).not.toContain('Deux conseils.');
  expect(await request('publish', { files: [home], isSure: true })).toMatchObject({ failure: null });
  expect(published()).toContain('Deux conseils.');
});
