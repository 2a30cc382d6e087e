import { expect, test } from 'vitest';
import { fileDifferences } from '../../desk/server/file-differences.ts';
import { unpublished } from '../../desk/server/publishing.ts';

const list = 'content/placeholders.yaml';
const sentences = (copy: string, ...keys: string[]) =>
  keys.map((key) => `- { copy: ${copy}, key: ${key}, missing: { en: x, fr: x, nl: x } }\n`).join('');

test('DK-1: the sentences of a new page are told as what is still to be written, not as changes of a list', () => {
  const before = new Map([[list, sentences('home', 'hero.a')]]);
  const now = new Map([[list, sentences('town-gooik', 'hero.b', 'hero.c') + sentences('home', 'hero.a')]]);
  const { files, toWrite, written } = unpublished(before, now);
  expect(files).toEqual([]);
  expect(toWrite).toEqual([
    { copy: 'town-gooik', key: 'hero.b' },
    { copy: 'town-gooik', key: 'hero.c' },
  ]);
  expect(written).toBe(0);
  expect(unpublished(now, before)).toEqual({ things: [], files: [], toWrite: [], written: 2 });
});

test('DK-1: other changes of the list are told as they are', () => {
  const before = new Map([[list, sentences('home', 'hero.a')]]);
  const now = new Map([[list, sentences('home', 'hero.a').replace('fr: x', 'fr: y')]]);
  expect(unpublished(before, now).files.map(({ file }) => file)).toEqual([list]);
});

test.each([
  ['content/towns/aalst.yaml', 'name: { fr: Alost, nl: Aalst }\n', { fr: 'Alost', nl: 'Aalst' }],
  ['content/brands/acv.yaml', 'name: ACV\n', { fr: 'ACV', nl: 'ACV' }],
  ['content/articles/a/fr.md', '---\ntitle: Purger\n---\nText.\n', { fr: 'Purger', nl: 'Purger' }],
])('DK-1: %s, which is removed, is called as it was before', (file, text, title) => {
  expect(fileDifferences(new Map([[file, text]]), new Map([[file, null]]))).toEqual([
    { file, state: 'removed', differences: [], title },
  ]);
});

test('DK-1: the texts and the fault codes of a page that is removed are called as the page was', () => {
  const removed = ['content/copy/brand-acv/fr.yaml', 'content/fault-codes/acv.yaml'];
  const before = new Map([
    ['content/brands/acv.yaml', 'name: ACV\n'],
    ...removed.map((file) => [file, 'a: b\n'] as const),
  ]);
  const now = new Map([...before.keys()].map((file) => [file, null]));
  expect(fileDifferences(before, now).map(({ title }) => title?.nl)).toEqual(['ACV', 'ACV', 'ACV']);
});

test('DK-1: sentences that go with the page that is removed are not told as written', () => {
  const copy = 'content/copy/town-gooik/fr.yaml';
  const before = new Map([
    [list, sentences('town-gooik', 'hero.b') + sentences('home', 'hero.a')],
    [copy, 'hero: { b: x }\n'],
  ]);
  const now = new Map([
    [list, sentences('home', 'hero.a')],
    [copy, null],
  ]);
  const { written, files } = unpublished(before, now);
  expect(written).toBe(0);
  expect(files.map(({ file }) => file)).toEqual([copy]);
});
