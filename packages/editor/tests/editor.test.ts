import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  home,
  openSite,
  prices,
  publishedSite,
  repairPrice,
  temporarySite,
} from './fixture/temporary-site.ts';

const heading = { file: home, path: ['hero', 'heading'] };
const setHeading = (value: string) => ({ changes: [{ kind: 'set' as const, ...heading, value }] });

test('a change is shown, kept over a restart, saved and undone, and undone again after another restart', async () => {
  const { root, request, read } = temporarySite();
  const before = read(home);
  const { unsaved, version } = await request('set', setHeading('Nouveau'));
  expect(unsaved).toEqual([{ file: home, title: { fr: 'Accueil', nl: 'Start' }, changes: 1 }]);
  expect(read(home)).toBe(before);
  const restarted = openSite(root);
  expect((await restarted.request('overview', {})).unsaved).toHaveLength(1);
  expect((await restarted.request('save', {})).saved).toEqual([home]);
  expect(read(home)).toBe(before.replace('Chauffagiste à Liedekerke', 'Nouveau'));
  const later = openSite(root);
  const undone = await later.request('undo', {});
  expect(undone.version).toBeGreaterThan(0);
  expect(version).toBeGreaterThan(1);
  await later.request('save', {});
  expect(read(home)).toBe(before);
});

test('typing in one field is one step of undo; another field is another step', async () => {
  const { request } = temporarySite();
  for (const value of ['A', 'AB', 'ABC']) await request('set', setHeading(value));
  await request('set', { changes: [{ kind: 'set', file: home, path: ['hero', 'intro'], value: 'X' }] });
  await request('undo', {});
  expect((await request('field', { location: heading })).inputs[0]?.value).toBe('ABC');
  await request('undo', {});
  expect((await request('overview', {})).unsaved).toEqual([]);
  await request('redo', {});
  expect((await request('field', { location: heading })).inputs[0]?.value).toBe('ABC');
});

test('DK-3: what the site refuses is told at its field and not written', async () => {
  const { request, read } = temporarySite();
  const before = read(home);
  await request('set', setHeading(''));
  const { findings } = await request('check', {});
  expect(findings).toMatchObject([{ ...heading, message: { fr: expect.stringMatching(/^fr: /) } }]);
  expect(await request('save', {})).toMatchObject({ saved: [], refused: [heading] });
  expect(read(home)).toBe(before);
});

test('a broken file is told with its line and its last good version, and all else can be edited and saved', async () => {
  const { root, request, read } = publishedSite();
  const good = read(home);
  writeFileSync(join(root, home), good.replace('hero:', 'hero: ['));
  const again = openSite(root);
  const { broken, pages } = await again.request('overview', {});
  expect(broken).toMatchObject([{ file: home, lastGood: good }]);
  expect(broken[0]?.message.fr).toMatch(/erreur à la ligne [2-9]/);
  expect(pages).toHaveLength(2);
  await again.request('set', {
    changes: [{ kind: 'set', file: 'content/company.yaml', path: ['name'], value: 'Autre' }],
  });
  expect((await again.request('save', {})).saved).toEqual(['content/company.yaml']);
  await again.request('repair', { file: home, text: good });
  await again.request('save', {});
  expect(read(home)).toBe(good);
  expect((await request('overview', {})).pages).toHaveLength(2);
});

test('a site that cannot be opened does not lock the owner out', async () => {
  const { root, read } = temporarySite();
  writeFileSync(
    join(root, 'content/company.yaml'),
    read('content/company.yaml').replace('Example', 'unusable'),
  );
  const { request } = openSite(root);
  expect((await request('overview', {})).files.length).toBeGreaterThan(2);
  await request('set', {
    changes: [{ kind: 'set', file: 'content/company.yaml', path: ['name'], value: 'Good' }],
  });
  expect((await request('save', {})).refused).toEqual([]);
});

test('a value that follows from a price follows each key, also after an impossible one, and goes back with the price', async () => {
  const { request, read } = temporarySite();
  const before = read(prices);
  const findingsAfter = async (value: number) => {
    await request('set', repairPrice(value));
    return (await request('check', {})).findings;
  };
  expect(await findingsAfter(99999)).not.toEqual([]);
  expect(await findingsAfter(160)).toEqual([]);
  expect(await request('save', {})).toMatchObject({ refused: [], questions: [] });
  expect(read(prices)).toContain('both:\n  value: 259\n');
  await findingsAfter(99999);
  expect(await findingsAfter(159)).toEqual([]);
  await request('save', {});
  expect(read(prices)).toBe(before);
});
