import { expect, test } from 'vitest';
import { yamlNamesIn } from '#tests/support/content-files.ts';
import { removeGone, removeWritten, textsToWrite } from '../../desk/server/placeholders.ts';
import { type Value, valueAt } from '../../desk/source/change.ts';
import { planOf } from '../../desk/things/plan.ts';
import { PlannedFiles, thing } from '../../desk/things/thing.ts';
import { copyContent } from './project.ts';

const [like = ''] = yamlNamesIn('towns');
const [french, dutch] = ['content/copy/town-gooik/fr.yaml', 'content/copy/town-gooik/nl.yaml'];

/** A copy of the content with a town that has the texts of another. */
const withTown = (): PlannedFiles => {
  const files = new PlannedFiles(copyContent());
  const name = { fr: 'Gooik', nl: 'Gooik' };
  const where = { locality: 'Gooik', postalCode: '1755', province: 'flemish-brabant' };
  const town = { kind: 'town', slug: 'gooik', name, ...where, latitude: 50.79, longitude: 4.11, like };
  planOf(files, thing.parse(town), '2026-03-01');
  return files;
};

const linesOf = (files: PlannedFiles): Value[] =>
  (files.data('content/placeholders.yaml') as Value[]).filter(
    (entry) => valueAt(entry, ['copy']) === 'town-gooik',
  );

test('DK-1: of a copied town it is known which texts, in which language, are still those of another town', () => {
  const files = withTown();
  const before = textsToWrite(files, french);
  expect(before.length).toBe(linesOf(files).length);
  expect(before.filter(({ anew }) => anew.length > 0)).toEqual([]);
  files.edit(french, { kind: 'set', path: ['hero', 'question'], value: 'Une ferme à chauffer ?' });
  const own = () => textsToWrite(files, french).find(({ key }) => key === 'hero.question')?.anew;
  expect(own()).toEqual([french]);
  files.edit(dutch, { kind: 'set', path: ['hero', 'question'], value: 'Een hoeve verwarmen?' });
  expect(own()).toEqual([french, dutch]);
});

test('DK-1: the lines of written texts go, those of other pages stay', () => {
  const files = withTown();
  const all = () => (files.data('content/placeholders.yaml') as Value[]).length;
  const others = all() - linesOf(files).length;
  removeWritten(files, [{ copy: 'town-gooik', key: 'hero.question' }]);
  expect(linesOf(files).some((entry) => valueAt(entry, ['key']) === 'hero.question')).toBe(false);
  removeWritten(files, textsToWrite(files, french));
  expect(all()).toBe(others);
});

test('DK-1: an item that is taken out of both languages takes its lines with it', () => {
  const files = withTown();
  const keys = () => linesOf(files).map((entry) => String(valueAt(entry, ['key'])));
  const before = keys();
  const id = String(valueAt(files.data(french), ['intro', 'cards', 0, 'id']));
  for (const file of [french, dutch]) files.edit(file, { kind: 'remove', path: ['intro', 'cards', 0] });
  removeGone(files, [french, dutch]);
  expect(before.filter((key) => !keys().includes(key))).toEqual([
    `intro.cards[${id}].title`,
    `intro.cards[${id}].text`,
  ]);
});
