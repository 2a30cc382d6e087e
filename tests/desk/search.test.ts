import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describe } from '../../desk/content/describe.ts';
import { searchContent } from '../../desk/server/search.ts';
import { excerpt } from '../../desk/ui/excerpt.ts';
import { foundFacts } from '../../desk/ui/found-facts.ts';
import { referenceTable } from '../../desk/ui/references.ts';
import { copyContent } from './project.ts';

const root = copyContent();
writeFileSync(
  `${root}/content/copy/home/fr.yaml`,
  [
    'title: Zébulon répare',
    'hero:',
    '  text: "Nous [répa\u00adrons **l’œuf**](page:zebulon/egg) pour {prices.zebulon} par an"',
    'list:',
    '  - title: Rien',
    '    code: Z.99',
    '  - note: un zébulon et un autre',
    '',
  ].join('\n'),
);
writeFileSync(`${root}/content/copy/home/nl.yaml`, 'amount: 12345.67\ntext: zebulon\nbroken: 12\n');
writeFileSync(`${root}/content/copy/blog/fr.yaml`, 'zebulon: [zebulon\n');
const found = (query: string) =>
  searchContent(root, query).found.map(
    ({ file, path }) => `${file.replace('content/', '')}: ${path.join('.')}`,
  );

test('DK-1: a word is found in the values of files, whole values first, without regard to accents and capitals', () => {
  expect(found('ZEBULON')).toEqual([
    'copy/home/nl.yaml: text',
    'copy/home/fr.yaml: title',
    'copy/home/fr.yaml: list.1.note',
  ]);
});

test.each([
  ["reparons l'oeuf", 'copy/home/fr.yaml: hero.text'],
  ['Z.99', 'copy/home/fr.yaml: list.0.code'],
  ['12345,67', 'copy/home/nl.yaml: amount'],
])('DK-1: "%s" is found as the owner reads it', (query, place) => {
  expect(found(query)).toEqual([place]);
});

test('DK-1: two letters find nothing, and what is not told is counted', () => {
  expect(found(' ze ')).toEqual([]);
  const { found: told, more } = searchContent(root, 'les');
  expect(told).toHaveLength(50);
  expect(more).toBeGreaterThan(0);
});

test('DK-1: a found place has the names of its items', () => {
  const [place] = searchContent(root, 'z.99').found;
  expect(place?.items).toEqual(['', 'Rien', '']);
});

test('DK-1: a fact is found by its name and by what pages print for it, once', () => {
  const table = referenceTable(describe().references);
  const price = table.get('{prices.chimney-sweeping|incl6}');
  const field = { file: 'content/facts/prices.yaml', path: ['chimney-sweeping'] };
  for (const query of ['Prix › Ramonage', 'prix ramonage', price?.fr ?? ''])
    expect(
      foundFacts(query, table, 'fr').filter(({ path }) => path[0] === 'chimney-sweeping'),
      query,
    ).toEqual([expect.objectContaining(field)]);
});

test('DK-1: an excerpt has the words with what stands around them', () => {
  const text = `${'début '.repeat(30)}la sœur décroche le téléphone ${'fin '.repeat(30)}`;
  const part = excerpt(text, 'DECROCHE');
  expect(part).toMatch(/^… .*la sœur décroche le téléphone.* …$/);
  expect(part.length).toBeLessThan(130);
  expect(excerpt('Décroche', 'decroche')).toBe('Décroche');
});
