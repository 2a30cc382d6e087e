import { expect, test } from 'vitest';
import { namedChoices } from '../../desk/ui/form/choices.ts';
import { fieldTitle, thingName } from '../../desk/ui/naming.ts';

const titles = {
  'content/brands/acv.yaml': { fr: 'ACV', nl: 'ACV' },
  'content/towns/aalst.yaml': { fr: 'Alost', nl: 'Aalst' },
  'content/regions/brussels.yaml': { fr: 'Bruxelles', nl: 'Brussel' },
  'content/regions/walloon-brabant.yaml': { fr: 'Brabant wallon', nl: 'Waals-Brabant' },
};
const doc = { file: 'content/towns/asse.yaml', lang: null, now: {} } as never;
const choices = (key: string, language: 'fr' | 'nl' = 'fr') => [
  ...(namedChoices(doc, key === 'slug' ? ['items', 0, key] : [key, 0], titles, language) ?? []),
];

test('DK-1: a brand, a town or a region is called by its name, not by that of its file', () => {
  expect(thingName('acv', titles, 'fr')).toBe('ACV');
  expect(thingName('aalst', titles, 'nl')).toBe('Aalst');
  expect(thingName('Une question ?', titles, 'fr')).toBe('Une question ?');
  expect(fieldTitle(['items', 0, 'text'], 'fr', ['', 'acv', ''], titles)).toContain('« ACV »');
});

test('DK-1: a field that names a place or a brand offers those that the checks accept, by their names', () => {
  expect(choices('neighbours')).toEqual([
    ['aalst', 'Alost'],
    ['brussels', 'Bruxelles'],
  ]);
  expect(choices('areasServed', 'nl').map(([, name]) => name)).toEqual(['Aalst', 'Brussel', 'Waals-Brabant']);
  expect(choices('slug')).toEqual([['acv', 'ACV']]);
  expect(choices('districts')).toEqual([]);
});
