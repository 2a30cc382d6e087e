import { expect, test } from 'vitest';
import { describe } from '../../desk/content/describe.ts';
import { referenceName, suggestions } from '../../desk/ui/reference-names.ts';
import { referenceTable, typedReference } from '../../desk/ui/references.ts';

const table = referenceTable(describe().references);
const found = (typed: string, language: 'fr' | 'nl' | 'en' = 'fr') =>
  suggestions(typed, table, language, 10).offered.map(({ name }) => name);

test.each([
  ['{Réparation', 'fr', '{prices.repair}'],
  ['{reparation', 'fr', '{prices.repair}'],
  ['{HERSTELLING', 'nl', '{prices.repair}'],
  ['{prijzen herstelling', 'nl', '{prices.repair}'],
  ['{herstelling', 'fr', '{prices.repair}'],
  ['{prices.rep', 'fr', '{prices.repair}'],
  ['{telephone', 'fr', '{company.phone}'],
  ['(page:pompe', 'fr', 'page:service/heat-pump'],
  ['(page:service/heat', 'nl', 'page:service/heat-pump'],
] as const)('DK-1: %s finds a reference by its name or by its id (%s)', (typed, language, name) => {
  expect(found(typed, language)).toContain(name);
});

test('DK-1: the plain value of a fact comes before its other forms', () => {
  const names = found('{reparation');
  expect(names.indexOf('{prices.repair}')).toBe(0);
});

test('DK-1: a price comes before the examples that are computed from it, and its totals with VAT directly below it', () => {
  const totals = ['{prices.repair|incl6}', '{prices.repair|incl21}'];
  expect(found('{reparation tva').slice(0, 2)).toEqual(totals);
  expect(found('{prix réparation').slice(0, 3)).toEqual(['{prices.repair}', ...totals]);
  const names = found('{reparation');
  expect(names.slice(0, 3)).toEqual(['{prices.repair}', ...totals]);
  expect(found('{exemple de réparation')[0]).toBe('{articles.repair-example}');
});

test('DK-1: what does not fit into the list is counted', () => {
  const all = suggestions('{prix réparation', table, 'fr', 1000);
  expect(all.more).toBe(0);
  expect(suggestions('{prix réparation', table, 'fr', 10)).toEqual({
    offered: all.offered.slice(0, 10),
    more: all.offered.length - 10,
  });
});

test('DK-1: nothing fits a word that no name has', () => {
  expect(found('{piscine olympique')).toEqual([]);
});

test('DK-1: a name with accents, spaces and an apostrophe is read up to the cursor, and ends with the brace', () => {
  expect(typedReference("Cela coûte {main d'œuvre", 24)).toBe("{main d'œuvre");
  expect(typedReference('Cela coûte {prices.repair} ici', 30)).toBeNull();
  expect(typedReference('[ici](page:dépannage', 20)).toBe('(page:dépannage');
});

test('DK-1: every reference has a name of its own', () => {
  for (const language of ['fr', 'nl', 'en'] as const) {
    const names = [...table.values()].map((reference) => referenceName(reference, language));
    expect(names.filter((name) => name.includes('undefined') || name.startsWith(' '))).toEqual([]);
  }
  const visit = table.get('{prices.repair|incl6}');
  expect(visit && referenceName(visit, 'nl')).toContain('btw');
});
