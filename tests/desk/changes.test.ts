import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { articleIds, yamlNamesIn } from '#tests/support/content-files.ts';
import { changesOf } from '../../desk/changes/changes.ts';
import { removeListed } from '../../desk/server/invented.ts';
import { textsNow } from '../../desk/server/transaction.ts';
import { planOf } from '../../desk/things/plan.ts';
import { PlannedFiles, type Thing } from '../../desk/things/thing.ts';
import { offList } from '../../desk/ui/changes/off-list.ts';
import { thingText } from '../../desk/ui/changes/thing-text.ts';

const root = process.cwd();
const today = '2026-03-01';
const [town = ''] = yamlNamesIn('towns');
const [brand = ''] = yamlNamesIn('brands');
const [article = ''] = articleIds();
const both = (fr: string, nl: string) => ({ fr, nl });

/** What adding or removing a thing would change, and what of it is written by hand besides. */
const changesBy = (thing: Thing, alter: (files: PlannedFiles) => void = () => undefined) => {
  const files = new PlannedFiles(root);
  planOf(files, thing, today);
  alter(files);
  return changesOf(textsNow(root, files.texts.keys()), files.texts);
};

const newTown: Thing = {
  kind: 'town',
  slug: 'gooik',
  name: both('Gooik', 'Gooik'),
  locality: 'Gooik',
  postalCode: '1755',
  province: 'flemish-brabant',
  latitude: 50.79,
  longitude: 4.11,
  like: town,
};

const things: [Thing, string][] = [
  [newTown, 'Commune ajoutée : Gooik (4 fichiers)'],
  [{ kind: 'brand', slug: 'atag', name: 'ATAG', like: brand }, 'Marque ajoutée : ATAG'],
  [
    { kind: 'article', slug: 'purger', title: both('Purger', 'Ontluchten'), like: article },
    'Article ajouté : « Purger » (2 fichiers)',
  ],
  [
    {
      kind: 'question',
      folder: 'home',
      id: 'cat',
      question: both('Et le chat ?', 'En de kat?'),
      answer: both('A', 'A'),
    },
    'Question ajoutée : « Et le chat ? » (2 fichiers)',
  ],
  [
    { kind: 'laterPrice', price: 'prices.repair', from: '2027-03-01', low: 171 },
    'Prix à partir du 1er mars 2027 : Réparation (1 fichier)',
  ],
  [{ kind: 'removeTown', slug: town, to: 'home' }, 'Commune supprimée : '],
  [{ kind: 'removeBrand', slug: brand, to: 'home' }, 'Marque supprimée : '],
  [{ kind: 'removeArticle', slug: article, to: 'home' }, 'Article supprimé : '],
];

test.each(things.map(([thing, sentence]) => [sentence, thing] as const))(
  'DK-1: one change: %s',
  (sentence, thing) => {
    const { things: told, files } = changesBy(thing);
    expect(told.map((one) => thingText(one, 'fr').replaceAll('\u00a0', ' '))).toEqual([
      expect.stringContaining(sentence),
    ]);
    expect(files).toEqual([]);
  },
);

test('DK-1: the details of a removed town name each list that lost it, and nothing else', () => {
  const near = yamlNamesIn('towns').filter((name) =>
    parse(new PlannedFiles(root).source(`content/towns/${name}.yaml`)).neighbours.includes(town),
  );
  const [removed] = changesBy({ kind: 'removeTown', slug: town, to: 'home' }).things;
  const lists = removed?.files.filter(({ file }) =>
    near.some((name) => file === `content/towns/${name}.yaml`),
  );
  expect(lists).toHaveLength(near.length);
  for (const { differences } of lists ?? [])
    expect(differences.map(({ before, after }) => [before, after])).toEqual([[town, undefined]]);
});

test('DK-1: what else was changed in a file of a thing is told by itself', () => {
  const company = 'content/company.yaml';
  const { things: told, files } = changesBy({ kind: 'removeTown', slug: town, to: 'home' }, (planned) => {
    planned.edit(company, { kind: 'set', path: ['website'], value: 'https://example.com' });
  });
  expect(told).toHaveLength(1);
  expect(files.map(({ file, differences }) => [file, differences.map(({ path }) => path)])).toEqual([
    [company, [['website']]],
  ]);
});

test('DK-1: a later price is told with what it is and what it will be', () => {
  const file = 'content/facts/prices.yaml';
  const before = parse(new PlannedFiles(root).source(file)).repair.value;
  const [later] = changesBy({
    kind: 'laterPrice',
    price: 'prices.repair',
    from: '2027-03-01',
    low: 171,
  }).things;
  expect(later?.files.flatMap(({ differences }) => differences)).toMatchObject([
    { path: ['repair', 'next'], before, after: 171, unit: 'EUR' },
  ]);
});

test('DK-1: each field that is taken off the list of what is invented is told, by its name, and no other', () => {
  const company = 'content/company.yaml';
  const files = new PlannedFiles(root);
  const listed: string[] = parse(files.source(company)).samples;
  // Not neighbours: what stands between them moves.
  const real = listed.filter((_, index) => index % 2 === 0);
  removeListed(
    files,
    real.map((key) => ({ file: company, key })),
  );
  const [changed] = changesOf(textsNow(root, files.texts.keys()), files.texts).files;
  expect(changed?.differences.map((one) => offList(company, one))).toEqual(
    real.map((key) => ({ file: company, path: key.split('.'), said: 'offList' })),
  );
});

test('DK-1: a text that is taken off the list of what is still to be written is told by its field', () => {
  const file = 'content/placeholders.yaml';
  const lines: { copy: string; key: string }[] = parse(new PlannedFiles(root).source(file));
  const told = lines.map((before, place) =>
    offList(file, { path: [place], items: [], before: { ...before }, after: undefined }),
  );
  expect(told.map((one) => one?.file)).toEqual(lines.map(({ copy }) => `content/copy/${copy}/fr.yaml`));
  const line = (key: string) => ({ path: [0], items: [], before: { copy: 'home', key }, after: undefined });
  expect(offList(file, line('a.b[1].c'))?.path).toEqual(['a', 'b', 1, 'c']);
  expect(offList(file, line('a.items[cat].answer'))?.path).toEqual(['a', 'items']);
  expect(offList(file, { ...line('a'), after: { copy: 'home', key: 'b' } })).toBeNull();
});
