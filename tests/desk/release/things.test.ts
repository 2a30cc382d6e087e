import { expect, test } from 'vitest';
import { articleIds, yamlNamesIn } from '#tests/support/content-files.ts';
import { planOf } from '../../../desk/things/plan.ts';
import { PlannedFiles, thing } from '../../../desk/things/thing.ts';
import { problemsAfter, root, startReader, today } from './planned-things.ts';

const [town = ''] = yamlNamesIn('towns');
const [brand = ''] = yamlNamesIn('brands');
const reader = startReader();

const both = (fr: string, nl: string) => ({ fr, nl });

test('DK-1: a town is added with all its files, and what is left to write is listed', async () => {
  const { plan, problems } = await problemsAfter(reader, {
    kind: 'town',
    slug: 'gooik',
    name: both('Gooik', 'Gooik'),
    locality: 'Gooik',
    postalCode: '1755',
    province: 'flemish-brabant',
    latitude: 50.79,
    longitude: 4.11,
    like: town,
  });
  expect(problems).toEqual([]);
  expect([...plan.texts.keys()].sort()).toEqual([
    'content/copy/town-gooik/fr.yaml',
    'content/copy/town-gooik/nl.yaml',
    'content/placeholders.yaml',
    'content/towns/gooik.yaml',
  ]);
  expect(plan.left.length).toBeGreaterThan(10);
  // The home page's map shows the neighbours of the company's own town, which the owner chooses.
  expect(plan.homeMap).toEqual({ file: 'content/towns/liedekerke.yaml', key: 'neighbours' });
  expect(plan.texts.get('content/copy/town-gooik/fr.yaml')).toMatch(/heading: .*Gooik/);
});

test('DK-1: a question is added in both languages', async () => {
  const { problems, plan } = await problemsAfter(reader, {
    kind: 'question',
    folder: 'home',
    id: 'cat',
    question: both('Et le chat ?', 'En de kat?'),
    answer: both('Il peut rester.', 'Die mag blijven.'),
  });
  expect(problems).toEqual([]);
  expect(plan.texts.size).toBe(2);
});

test('DK-1: a brand is added with its card and its codes', async () => {
  const { problems, plan } = await problemsAfter(reader, {
    kind: 'brand',
    slug: 'atag',
    name: 'ATAG',
    like: brand,
  });
  expect(problems).toEqual([]);
  expect(plan.left.some(({ file }) => file === 'content/fault-codes/atag.yaml')).toBe(true);
});

test('DK-1: an article is added in both languages', async () => {
  const { problems, plan } = await problemsAfter(reader, {
    kind: 'article',
    slug: 'purger-un-radiateur',
    title: both('Purger un radiateur', 'Een radiator ontluchten'),
    like: articleIds()[0] ?? '',
  });
  expect(problems).toEqual([]);
  expect([...plan.texts.keys()].sort()).toEqual([
    'content/articles/purger-un-radiateur/fr.md',
    'content/articles/purger-un-radiateur/nl.md',
  ]);
  // It is counted from the text that will be written.
  for (const text of plan.texts.values()) expect(text).not.toContain('readTime:');
});

test('DK-1: the overview names the texts of a new brand and article until they differ from those of the pattern', async () => {
  const files = new PlannedFiles(root);
  const [like = ''] = articleIds();
  planOf(files, thing.parse({ kind: 'brand', slug: 'atag', name: 'ATAG', like: brand }), today);
  planOf(files, thing.parse({ kind: 'article', slug: 'x', title: both('X', 'X'), like }), today);
  const copied = async () =>
    (await reader.ask('tasks', files.texts))
      .filter(({ message }) => message.startsWith('copied: '))
      .map(({ file }) => file)
      .sort();
  expect(await copied()).toEqual([
    'content/articles/x/fr.md',
    'content/articles/x/nl.md',
    'content/copy/brands/fr.yaml',
    'content/copy/brands/nl.yaml',
    'content/fault-codes/atag.yaml',
  ]);
  for (const [lang, text] of [
    ['fr', 'Purger un radiateur. Toutes ses chaudières.'],
    ['nl', 'Een radiator ontluchten. Al zijn ketels.'],
  ] as const) {
    const cards = `content/copy/brands/${lang}.yaml`;
    const count = yamlNamesIn('brands').length;
    files.edit(cards, { kind: 'set', path: ['cards', 'items', count, 'text'], value: text });
  }
  expect(await copied()).not.toContain('content/copy/brands/fr.yaml');
});

test('DK-4: a name that is no name of a file is refused', () => {
  for (const slug of ['../x', 'a/b', '.x', 'A', 'x.yaml', ''])
    expect(() => thing.parse({ kind: 'brand', slug, name: 'X', like: brand })).toThrow();
  expect(() =>
    planOf(new PlannedFiles(root), thing.parse({ kind: 'brand', slug: 'x', name: 'X', like: 'none' }), today),
  ).toThrow();
});
