import { expect, test } from 'vitest';
import type { Value } from '../../desk/source/change.ts';
import { fieldTitle } from '../../desk/ui/naming.ts';
import { valueShown } from '../../desk/ui/shown-value.ts';
import { type DeskLanguage, sayIn } from '../../desk/ui/words.ts';

const shown = (value: Value | undefined, language: DeskLanguage) =>
  valueShown(value, {
    language,
    say: sayIn(language),
    fill: (text) => text.replace('{prices.repair}', '159 €'),
  });

test.each<[Value | undefined, string, string]>([
  [[2, 4], '2 à 4', '2 tot 4'],
  [15000, '15000', '15000'],
  [0.5, '0,5', '0,5'],
  [true, 'oui', 'ja'],
  [undefined, '—', '—'],
  ['2030-01-31', '31/01/2030', '31/1/2030'],
  ['flemish-brabant', 'Brabant flamand', 'Vlaams-Brabant'],
  ['Dès {prices.repair}', '« Dès 159 € »', '« Dès 159 € »'],
])('DK-1: %j is read as %s, in Dutch as %s', (value, fr, nl) => {
  expect(shown(value, 'fr')).toBe(fr);
  expect(shown(value, 'nl')).toBe(nl);
});

test('DK-1: an entry whose key has no name is called by its own', () => {
  expect(fieldTitle(['sophie', 'rating'], 'fr', ['Sophie V.', ''], {})).toBe('Sophie V. › Note');
});
