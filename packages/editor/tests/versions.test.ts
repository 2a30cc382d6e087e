import { expect, test } from 'vitest';
import { changedSite } from './fixture/changed-site.ts';
import { home, prices } from './fixture/temporary-site.ts';

test('a version tells what it changed, and brings files back as they were, unsaved', async () => {
  const { request, read } = await changedSite();
  await request('discard', {});
  await request('publish', { files: [home, prices] });
  const { versions } = await request('versions', {});
  expect(versions.map(({ changes }) => changes.map(({ wordsAfter: after }) => after?.fr))[0]).toEqual([
    ...['Nouveau', '160', '259'],
  ]);
  // It is called by what the owner changed, not by what follows.
  expect(versions[0]?.titles.map(({ fr }) => fr)).toEqual([
    ...['Accueil › Texte « Nouveau »', 'content/facts/prices.yaml › Repair › Value'],
  ]);
  const intro = { file: home, path: ['hero', 'intro'], kind: 'set' as const, value: 'Pas encore en ligne.' };
  await request('set', { changes: [intro] });
  const { id = '' } = versions[1] ?? {};
  const asked = await request('restore', { id, isTrial: true });
  expect(asked.unsaved).toHaveLength(1);
  expect(asked.changes.map(({ wordsAfter: after }) => after?.fr)).toEqual([
    'Chauffagiste à Liedekerke',
    '159',
    '258',
  ]);
  expect((await request('restore', { id })).unsaved).toHaveLength(2);
  await request('save', {});
  expect(read(home)).toContain('Chauffagiste à Liedekerke');
  expect(read(home)).toContain('Pas encore en ligne.');
  expect(read(prices)).toContain('value: 159');
  // The version that goes back says to which.
  expect(versions[0]?.returnedTo).toBe('');
  const returnedTo = versions[1]?.time;
  await request('publish', { files: [home, prices], returnedTo });
  expect((await request('versions', {})).versions[0]?.returnedTo).toBe(returnedTo);
  for (const wrong of ['--all', 'a'.repeat(40)])
    await expect(request('restore', { id: wrong })).rejects.toThrow();
});

test('a version with many files tells its changes, too, so that each can be taken back', async () => {
  const { request, read, write } = await changedSite();
  await request('discard', {});
  const files = Array.from({ length: 12 }, (_, index) => `content/copy/page-${index}.yaml`);
  for (const file of files) write(file, read(home));
  await request('publish', { files });
  expect((await request('versions', {})).versions[0]?.changes).toHaveLength(12);
  // What is for the program is not listed.
  write(prices, read(prices).replace('the owner', 'the accountant'));
  await request('publish', { files: [prices] });
  const [newest] = (await request('versions', {})).versions;
  expect(newest?.changes.filter(({ path }) => path.includes('source'))).toEqual([]);
});
