import { expect, test } from 'vitest';
import { changedSite } from './fixture/changed-site.ts';
import { git, home, prices, repairPrice } from './fixture/temporary-site.ts';

const totals = 'content/facts/totals.yaml';

/** A sum of prices, and a value of its own. */
const totalsText = (both: number, rest: number) =>
  `both:\n  value: ${both}\n  unit: EUR\n  source: ''\nrest:\n  value: ${rest}\n  unit: EUR\n  source: ''\n`;

test('DK-6: what is chosen is published, in words, and the rest stays', async () => {
  const { request, root, published, remote } = await changedSite();
  const { pages, unsentVersions } = await request('unpublished', {});
  const { unsaved } = await request('overview', {});
  expect(unsentVersions).toBe(0);
  expect(unsaved).toHaveLength(1);
  // What is computed from a price goes with it, is told, and is no choice of its own.
  const all = pages.flatMap(({ changes }) => changes);
  expect(
    all.map(({ wordsBefore, wordsAfter, isComputed }) => [wordsBefore?.fr, wordsAfter?.fr, isComputed]),
  ).toEqual([
    ['Chauffagiste à Liedekerke', 'Nouveau', false],
    ['159', '160', false],
    ['258', '259', true],
  ]);
  expect(await request('publish', { files: [home] })).toMatchObject({ pushed: true, failure: null });
  expect(published()).toContain('heading: Nouveau');
  expect(git(remote, 'show', `main:${prices}`)).toContain('value: 159');
  expect(git(root, 'status', '--porcelain')).toContain(prices);
});

test('a choice that would break the published site is not published', async () => {
  const { request, root, write, read } = await changedSite();
  write(home, read(home).replace('heading: Nouveau', 'heading: ""'));
  const result = await request('publish', { files: [home] });
  expect(result).toMatchObject({ commit: null, findings: [{ file: home, path: ['hero', 'heading'] }] });
  expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('Begin');
});

test('a sum in a file that was not chosen is published with its price, and nothing else of that file', async () => {
  const { request, root, write } = await changedSite();
  await request('discard', {});
  write(totals, totalsText(258, 1));
  git(root, 'add', totals);
  git(root, 'commit', '-qm', 'Totals', '--', totals);
  await request('set', repairPrice(189));
  await request('set', { changes: [{ kind: 'set', file: totals, path: ['rest', 'value'], value: 2 }] });
  await request('save', {});
  expect((await request('publish', { files: [prices] })).findings).toEqual([]);
  expect(git(root, 'show', `HEAD:${totals}`)).toBe(totalsText(288, 1));
  expect(git(root, 'status', '--porcelain', totals)).toMatch(/^ M/);
});

test('a sum in a chosen file stays behind with the price that was left out', async () => {
  const { request, root, write } = await changedSite();
  await request('discard', {});
  write(totals, totalsText(258, 1));
  git(root, 'add', totals);
  git(root, 'commit', '-qm', 'Totals', '--', totals);
  write(totals, totalsText(288, 2));
  const price = { file: prices, path: ['repair', 'value'] };
  expect((await request('publish', { files: [totals], excluded: [price] })).failure).toBe(null);
  expect(git(root, 'show', `HEAD:${totals}`)).toBe(totalsText(258, 2));
});

test('what is chosen of a file is published, and the rest of it stays', async () => {
  const { request, root, published, read } = await changedSite();
  await request('discard', {});
  const intro = { file: home, path: ['hero', 'intro'] };
  await request('set', { changes: [{ kind: 'set', ...intro, value: 'Plus tard.' }] });
  await request('save', {});
  const saved = read(home);
  expect(await request('publish', { files: [home], excluded: [intro] })).toMatchObject({
    pushed: true,
    failure: null,
  });
  expect(published()).toContain('heading: Nouveau');
  expect(published()).not.toContain('Plus tard.');
  expect(read(home)).toBe(saved);
  expect(git(root, 'log', '-1', '--format=%B').trim()).toBe('Accueil');
  expect(git(root, 'diff', '--cached', '--name-only')).toBe('');
  const { pages } = await request('unpublished', {});
  const left = pages.flatMap(({ changes }) => changes).filter(({ file }) => file === home);
  expect(left.map(({ wordsAfter: after, label }) => [after?.fr, label.fr])).toEqual([
    ['Plus tard.', 'Texte « Nouveau »'],
  ]);
});

test('a choice that needs another change is refused with that reason, and what would be wrong', async () => {
  const { request, root } = await changedSite();
  await request('discard', {});
  const sweep = { unit: 'EUR', source: '', value: 9 };
  const value = 'Nous venons pour {prices.visit}.';
  await request('set', { changes: [{ kind: 'add', file: prices, path: ['visit'], value: sweep }] });
  await request('set', { changes: [{ kind: 'set', file: home, path: ['hero', 'intro'], value }] });
  await request('save', {});
  const alone = await request('publish', { files: [home] });
  expect(alone).toMatchObject({ commit: null, findings: [{ file: home }] });
  expect(alone.failure?.fr).toContain('ne va pas sans');
  expect(await request('publish', { files: [home, prices] })).toMatchObject({ failure: null });
  expect(git(root, 'status', '--porcelain')).toBe('');
});

test('what only code reads can be published where nothing else has changed', async () => {
  const { request } = await changedSite();
  await request('discard', {});
  await request('publish', { files: [home, prices] });
  const set = async (key: string, value: string | number) => {
    await request('set', { changes: [{ kind: 'set', file: prices, path: ['repair', key], value }] });
    await request('save', { isSure: true });
    const { pages } = await request('unpublished', {});
    return pages.flatMap(({ changes }) => changes.map(({ path }) => path[1]));
  };
  expect(await set('source', 'Liste')).toEqual(['source']);
  expect(await set('value', 161)).toEqual(['value', 'value']);
});

test('a draft is no choice, and stays here until it is put online', async () => {
  const { request, root } = await changedSite();
  await request('discard', {});
  await request('task', { id: 'article', input: { title: { fr: 'Gel', nl: 'Vorst' } } });
  await request('save', {});
  const { pages } = await request('unpublished', {});
  expect(pages.flatMap(({ files }) => files)).toEqual([home, prices]);
  await request('publish', { files: [home] });
  expect(git(root, 'ls-files', 'content/articles/gel')).toBe('');
  // One that was online is a choice: publishing takes it offline.
  const file = 'content/articles/gel/fr.md';
  const setDraft = async (value: boolean) => {
    await request('set', { changes: [{ kind: 'set', file, path: ['draft'], value }] });
    await request('save', {});
    const { pages } = await request('unpublished', {});
    return pages.flatMap(({ files }) => files).filter((one) => one === file);
  };
  expect(await setDraft(false)).toEqual([file]);
  await request('publish', { files: [file] });
  expect(await setDraft(true)).toEqual([file]);
});
