import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { articleIds, yamlNamesIn } from '#tests/support/content-files.ts';
import { outdatedTasks } from '../../desk/server/outdated-tasks.ts';
import { textsToWrite } from '../../desk/server/placeholders.ts';
import { type Value, valueAt } from '../../desk/source/change.ts';
import { textsOfGonePages } from '../../desk/things/mentions.ts';
import { planOf } from '../../desk/things/plan.ts';
import { consequencesOf } from '../../desk/things/remove.ts';
import { PlannedFiles, thing } from '../../desk/things/thing.ts';

const [brand = ''] = yamlNamesIn('brands');
const [article = ''] = articleIds();
const page = 'content/copy/service-heat-pump/fr.yaml';
const after = (request: Record<string, Value>, files = new PlannedFiles(process.cwd())) => {
  planOf(files, thing.parse(request), '2026-03-01');
  return files;
};
const keysOf = (files: PlannedFiles) => outdatedTasks(files).map(({ file, key }) => `${file} ${key}`);
const setIntro = (files: PlannedFiles, value: string) =>
  files.edit(page, { kind: 'set', path: ['hero', 'intro'], value });

test('DK-1: a text that names a removed town is a task until it does not, or until the name is taken out of the list of removed pages', () => {
  const [slug = ''] = yamlNamesIn('towns');
  const { name } = parse(new PlannedFiles(process.cwd()).source(`content/towns/${slug}.yaml`));
  const files = new PlannedFiles(process.cwd());
  expect(keysOf(files)).toEqual([]);
  after({ kind: 'removeTown', slug, to: 'home' }, files);
  setIntro(files, `Nous venons à ${name.fr}.`);
  expect(keysOf(files)).toContain(`${page} hero.intro`);
  setIntro(files, `Nous venons à ${name.fr}-Haut et partout.`);
  expect(keysOf(files)).not.toContain(`${page} hero.intro`);
  setIntro(files, `Nous venons à ${name.fr}.`);
  const lines = files.data('content/moved.yaml') as Value[];
  files.edit('content/moved.yaml', { kind: 'remove', path: [lines.length - 1, 'name'] });
  expect(keysOf(files)).toEqual([]);
});

test.each([
  ['removeBrand', brand, `content/brands/${brand}.yaml`],
  ['removeArticle', article, `content/articles/${article}/fr.md`],
])('DK-1: what %s removes is named in both languages beside its address', (kind, slug, file) => {
  const data = new PlannedFiles(process.cwd()).data(file);
  const called = valueAt(data, ['name']) ?? valueAt(data, ['front', 'title']);
  const lines = after({ kind, slug, to: 'home' }).data('content/moved.yaml') as Value[];
  expect(valueAt(lines.at(-1), ['name', 'fr'])).toBe(called);
  expect(valueAt(lines.at(-1), ['name', 'nl'])).toEqual(expect.any(String));
});

test('DK-1: the texts that count brands are to be read again when there is one more or less, each once', () => {
  const files = new PlannedFiles(process.cwd());
  setIntro(files, 'Nos dix-neuf ans, nos dix grandes marques et toutes les marques');
  const keys = () => textsToWrite(files, page).map(({ key }) => key);
  const before = keys();
  after({ kind: 'brand', slug: 'atag', name: 'ATAG', like: brand }, files);
  const added = keys();
  expect(added).toContain('hero.intro');
  expect(added.length).toBeLessThan(before.length + 10);
  after({ kind: 'removeBrand', slug: brand, to: 'home' }, files);
  expect(keys()).toEqual(added);
  const [line] = textsToWrite(files, page).filter(({ key }) => key === 'hero.intro');
  expect(line?.missing.fr).toContain('ATAG');
});

test('DK-1: the texts that count towns are to be read again when one is removed, those of the nineteen of Brussels not', () => {
  const [slug = ''] = yamlNamesIn('towns');
  const files = new PlannedFiles(process.cwd());
  setIntro(files, 'Nous servons sept autres communes.');
  files.edit(page, { kind: 'set', path: ['meta', 'description'], value: 'Les dix-neuf communes' });
  after({ kind: 'removeTown', slug, to: 'home' }, files);
  const keys = textsToWrite(files, page).map(({ key }) => key);
  expect(keys).toContain('hero.intro');
  expect(keys).not.toContain('meta.description');
});

test('DK-1: before a brand is removed, it is told that its fault codes go, which texts count brands, and as many that name it as afterwards', () => {
  const files = new PlannedFiles(process.cwd());
  setIntro(files, 'Nos dix grandes marques');
  // The card of the brand goes with it, with what it says.
  const cards = 'content/copy/brands/fr.yaml';
  const { items }: { items: { slug: string }[] } = parse(files.source(cards)).cards;
  const card = items.findIndex(({ slug }) => slug === brand);
  const { name } = parse(files.source(`content/brands/${brand}.yaml`));
  files.edit(cards, { kind: 'set', path: ['cards', 'items', card, 'text'], value: `Comme ${name}.` });
  const told = consequencesOf(files, { kind: 'removeBrand', slug: brand, to: 'home' });
  expect(told.hasFaultCodes).toBe(existsSync(`content/fault-codes/${brand}.yaml`));
  expect(told.counts).toContainEqual({ file: page, key: 'hero.intro' });
  after({ kind: 'removeBrand', slug: brand, to: 'home' }, files);
  const textOf = ({ file, text }: { file: string; text: string }) => `${file} ${text}`;
  const linking = told.links.map(textOf);
  const listed = textsOfGonePages(files).filter(({ file }) => files.texts.get(file) !== null);
  expect(told.names.map(textOf).sort()).toEqual(
    listed
      .map(textOf)
      .filter((one) => !linking.includes(one))
      .sort(),
  );
});
