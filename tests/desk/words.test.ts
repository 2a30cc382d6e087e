import { expect, test } from 'vitest';
import words from '../../desk/ui/help/words.json';
import { slugOf } from '../../desk/ui/things/slug.ts';
import { deskLanguages, firstLanguage, sayIn } from '../../desk/ui/words.ts';

test.each([
  ['fr', 0, '0 modification non enregistrée'],
  ['fr', 1, '1 modification non enregistrée'],
  ['fr', 2, '2 modifications non enregistrées'],
  ['nl', 1, '1 niet-opgeslagen wijziging'],
  ['nl', 2, '2 niet-opgeslagen wijzigingen'],
  ['en', 0, '0 unsaved changes'],
] as const)('DK-1: a message counts as the language does (%s, %i)', (language, count, text) => {
  expect(sayIn(language)('unsaved', count)).toBe(text);
});

test('DK-1: no message leaves the choice between one and many to the reader', () => {
  const texts = Object.values(words).flat();
  expect(texts.filter((text) => /\((?:s|x|en|nen|es)\)/.test(text))).toEqual([]);
  for (const [key, all] of Object.entries(words)) expect(all, key).toHaveLength(deskLanguages.length);
});

test.each([
  [['nl-BE', 'en'], null, 'nl'],
  [['de-BE', 'fr-BE'], null, 'fr'],
  [['de'], null, 'fr'],
  [['en-US'], 'fr', 'fr'],
  [['en-US'], 'xx', 'en'],
])('DK-1: of %j, with %s chosen before, the desk opens in %s', (wanted, chosen, language) => {
  expect(firstLanguage(wanted, chosen)).toBe(language);
});

test.each([
  ['Hautmont', 'hautmont'],
  ['Sint-Pieters-Leeuw', 'sint-pieters-leeuw'],
  ['Braine-l’Alleud', 'braine-l-alleud'],
  [' Écaussinnes ! ', 'ecaussinnes'],
  ['Œudeghien', 'oeudeghien'],
])('DK-1: the end of the address of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
