import { expect, test } from 'vitest';
import { changedSite } from './fixture/changed-site.ts';
import { home, prices, temporarySite } from './fixture/temporary-site.ts';

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
