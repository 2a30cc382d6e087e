import type { Texts } from '@pajotherm/editor/contract';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContentFiles } from '#src/content/read-content-files.ts';
import { openContent } from '#src/editor/contract.ts';

const files = new Map([...readContentFiles()].filter(([file]) => file.startsWith('content/')));
const content = openContent(files);
const codes = (texts: ReadonlyMap<string, string>) =>
  openContent(new Map([...files, ...texts])).findings.map(
    ({ code, file, path }) => `${file} ${path.join('.')}: ${code}`,
  );

test('DK-1: the editor finds the schema, the name and the group of every content file', () => {
  expect(content.findings).toEqual([]);
  const without = [...files.keys()].filter((file) => content.schemaOf(file) === null);
  expect(without).toEqual([]);
  const unnamed = [...files.keys()].filter(
    (file) => content.titleOf(file).fr === file || content.groupOf(file).fr === '',
  );
  expect(unnamed).toEqual([]);
  const texts = [...files.keys()].filter((file) => /^content\/(?:copy|articles)\//.test(file));
  const nowhere = texts.filter((file) => content.pagesOf({ file, path: [] }).length === 0);
  expect(nowhere.filter((file) => !/entrance|not-found|price-list/.test(file))).toEqual([]);
});

test('every price has a name, a place, and a page that shows it', () => {
  const unnamed = content.prices.filter(
    ({ label }) => /[.]/.test(label.fr) || label.fr === label.fr.toLowerCase(),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
  expect(
    content.prices.filter(({ place }) => content.pagesOf(place).length === 0).map(({ name }) => name),
  ).toEqual([]);
});

test('a price that changes is right with what follows from it', () => {
  const [change] = content.priceChanges('prices.repair', 169, null);
  const text = files.get('content/facts/prices.yaml')?.replace('value: 159', 'value: 169') ?? '';
  expect(change).toMatchObject({
    kind: 'set',
    file: 'content/facts/prices.yaml',
    path: ['repair', 'value'],
    value: 169,
  });
  const later = openContent(new Map([...files, ['content/facts/prices.yaml', text]]));
  for (const finding of later.findings)
    expect(later.repairsOf(finding).length, finding.code).toBeGreaterThan(0);
});

const both = (fr: string, nl: string): Texts => ({ fr, nl });
const sentence = both(
  'Un hiver de gel vide les chaudières mal réglées, voici comment garder la vôtre en marche jusqu’au printemps.',
  'Een winter met vorst legt slecht afgestelde ketels stil, zo houdt u de uwe aan de gang tot in de lente.',
);
const inputs: Record<string, Record<string, string | Texts>> = {
  article: {
    title: both('Une chaudière sous le gel', 'Een ketel in de vorst'),
    excerpt: sentence,
    body: both('Un premier paragraphe.', 'Een eerste alinea.'),
    category: 'entretien-chaudiere',
  },
  project: {
    category: 'repair',
    title: both('Une cave à Ternat', 'Een kelder in Ternat'),
    location: both('Ternat', 'Ternat'),
    date: '2026-02-01',
    description: both('Une chaudière remise en marche.', 'Een ketel weer aan de gang.'),
    details: both('Brûleur nettoyé', 'Brander schoongemaakt'),
  },
};

/** A file with an item added to one of its lists. */
const withItem = (source: string, path: readonly (string | number)[], item: unknown): string => {
  const data = parse(source);
  const list = path.slice(0, -1).reduce((node, key) => node[key], data);
  list.splice(Number(path.at(-1)), 0, item);
  return stringify(data);
};

test('what a task makes is right as it is', () => {
  expect(content.tasks.map(({ id }) => id)).toEqual(Object.keys(inputs));
  for (const task of content.tasks) {
    const plan = task.plan(inputs[task.id] ?? {}, '2026-02-01');
    const texts = new Map(plan.files);
    for (const change of plan.changes)
      if (change.kind === 'add')
        texts.set(change.file, withItem(files.get(change.file) ?? '', change.path, change.value));
    expect(codes(texts), task.id).toEqual([]);
  }
});
