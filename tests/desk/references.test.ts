import { expect, test } from 'vitest';
import { describe } from '../../desk/content/describe.ts';
import { referenceName, suggestions } from '../../desk/ui/reference-names.ts';
import { referenceTable, typedReference } from '../../desk/ui/references.ts';

const table = referenceTable(describe().references);
const found = (typed: string, language: 'fr' | 'nl' | 'en' = 'fr') =>
  suggestions(typed, table, language).map(({ name }) => name);

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
