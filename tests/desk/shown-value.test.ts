import { expect, test } from 'vitest';
import type { Value } from '../../desk/source/change.ts';
import { fieldTitle, thingName } from '../../desk/ui/naming.ts';
import { valueShown } from '../../desk/ui/shown-value.ts';
import { type DeskLanguage, sayIn } from '../../desk/ui/words.ts';

const titles = {
  'id:f2digit': { fr: 'codes à deux chiffres', nl: 'codes met twee cijfers' },
  'id:brand-atag': { fr: 'ATAG', nl: 'ATAG' },
};

const shown = (value: Value | undefined, language: DeskLanguage) =>
  valueShown(value, {
    language,
    say: sayIn(language),
    fill: (text) => text.replace('{prices.repair}', '159 €'),
    name: (text) => thingName(text, titles, language),
  });

test.each<[Value | undefined, string, string]>([
  [[2, 4], '2 à 4', '2 tot 4'],
  [15000, '15000', '15000'],
  [0.5, '0,5', '0,5'],
  [true, 'oui', 'ja'],
  [undefined, '—', '—'],
  ['2030-01-31', '31/01/2030', '31/1/2030'],
  ['flemish-brabant', 'Brabant flamand', 'Vlaams-Brabant'],
  [['f2digit'], 'codes à deux chiffres', 'codes met twee cijfers'],
  [{ code: 'F.1', meaning: { fr: 'Sonde', nl: 'Voeler' } }, '« F.1 », « Sonde »', '« F.1 », « Voeler »'],
  [
    { copy: 'brand-atag', key: 'hero.kicker', missing: { en: 'a text', fr: 'un texte', nl: 'een tekst' } },
    'ATAG : « un texte »',
    'ATAG: « een tekst »',
  ],
  ['Dès {prices.repair}', '« Dès 159 € »', '« Dès 159 € »'],
])('DK-1: %j is read as %s, in Dutch as %s', (value, fr, nl) => {
  expect(shown(value, 'fr')).toBe(fr);
  expect(shown(value, 'nl')).toBe(nl);
});

test('DK-1: an entry whose key has no name is called by its own', () => {
  expect(fieldTitle(['sophie', 'rating'], 'fr', ['Sophie V.', ''], {})).toBe('Sophie V. › Nombre d’étoiles');
});

test('DK-1: an item that has an id alone is called by what the id is called', () => {
  expect(fieldTitle(['families', 0, 'label'], 'nl', ['', 'f2digit', ''], titles)).toContain('twee cijfers');
});
