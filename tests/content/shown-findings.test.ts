import { expect, test } from 'vitest';
import { at, finding } from '#src/content/finding.ts';
import { lineOf } from '#src/content/messages/message-of.ts';
import { findingsToShow } from '#src/content/shown-findings.ts';
import { add, type Edit, edited, files, findingsIn, remove, replace, set } from './edited-files.ts';

const [home, article] = ['content/copy/home/fr.yaml', 'content/articles/entretien-chaudiere/nl.md'];
const toldOf = (...edits: Edit[]): string[] =>
  findingsToShow(findingsIn(edited(...edits))).shown.map(({ code, file }) => `${code} ${file}`);

test('TR-5: of what follows from one mistake, the mistake is shown', () => {
  const brand = 'content/brands/vaillant.yaml';
  expect(toldOf(replace(brand, 'order:', '<<<<<<< HEAD\norder:'))).toEqual([`merge-marker ${brand}`]);
  expect(toldOf(replace(brand, 'order:', 'ordre:'))).toEqual([`key-misspelt ${brand}`]);
  expect(toldOf(replace(home, '{claims.', '{clams.'))).toEqual([`fact-unknown ${home}`]);
  expect(toldOf(replace(article, /^## /m, '##'))).toEqual([`half-block ${article}`]);
  expect(toldOf(add(article, files.get(article.replace('nl', 'fr')) ?? ''))).toEqual([
    `language-copied ${article}`,
  ]);
  expect(toldOf(remove('content/facts/prices.yaml'))).toEqual(['file-missing content/facts/prices.yaml']);
  expect(toldOf(remove('content/fault-codes/vaillant.yaml'))).toEqual([
    'half-missing content/brands/vaillant.yaml',
  ]);
  expect(toldOf(set('content/projects/repair.yaml', 'date', '1925-01-12'))).toEqual([
    'day-far content/projects/repair.yaml',
  ]);
});

test('TR-5: at most twenty findings are shown, three of a kind in a file', () => {
  const many = [...Array(30).keys()].map((index) => finding('key-missing', at(`content/${index}.yaml`, 'a')));
  const alike = [...Array(5).keys()].map((index) => finding('key-missing', at('content/x.yaml', index)));
  expect(findingsToShow(many)).toEqual({ shown: many.slice(0, 20), more: true });
  expect(findingsToShow(alike)).toEqual({ shown: alike.slice(0, 3), more: true });
});

test('the first item of a list is item 1', () => {
  const place = at('content/a.yaml', 'towns', 0, 'name');
  expect(lineOf({ ...finding('text-empty', place), line: 2 })).toContain(
    'content/a.yaml: line 2: towns (item 1).name: is empty.',
  );
});
