import { expect, test } from 'vitest';
import * as z from 'zod';
import { differingValues } from '../server/merge.ts';
import { valueChanges } from '../server/value-changes.ts';
import { itemsNotIn } from '../shared/values.ts';
import { openContent } from './fixture/contract.ts';

const names = { Monday: { fr: 'lundi', nl: 'maandag' }, Saturday: { fr: 'samedi', nl: 'zaterdag' } };
const day = z.enum(['Monday', 'Saturday']).meta({ choices: names });
const schema = z.strictObject({
  days: z.array(day).meta({ kind: 'choices' }),
  closed: z.array(z.strictObject({ from: z.iso.date(), on: day })),
  sample: z.boolean(),
  visits: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  text: z.string(),
});

const file = 'content/company.yaml';
const told = (before: string, after: string) => {
  const files = new Map([[file, after]]);
  const content = { files, site: { ...openContent(files), schemaOf: () => schema }, broken: [] };
  return valueChanges(content, file, before, after).map((one) => [
    one.label.fr,
    one.wordsBefore?.nl,
    one.wordsAfter?.fr,
  ]);
};

test('DK-6: a change is told as one says it: yes or no, days, dates, the name of a choice, no signs of markup', () => {
  expect(told('sample: true', 'sample: false')).toEqual([['Sample', 'ja', 'non']]);
  expect(told('days: [Monday]', 'days: [Monday, Saturday]')).toEqual([['Days', 'maandag', 'lundi, samedi']]);
  expect(told('closed: []', 'closed: [{from: 2026-12-25, on: Monday}]')).toEqual([
    ['Closed', '', '25 décembre 2026, lundi'],
  ]);
  expect(told('text: "Le [prix](page:home)"', 'text: "Le **prix**, {prices.none}"')).toEqual([
    ['Text', 'Le prix', 'Le prix, …'],
  ]);
  // Of a long text the part that differs is shown.
  const long = 'Nous venons le jour même, aussi le dimanche, dans toute la région.';
  expect(told(`text: ${long}`, `text: ${long} Et la nuit.`)).toEqual([
    ['Text', '… toute la région.', '… toute la région. Et la nuit.'],
  ]);
  // What only the signs tell apart is told in words.
  expect(told('text: Le prix', 'text: Le **prix**')).toEqual([['Text', 'Le prix', 'Le prix (gras)']]);
  expect(told('text: "Le [prix](page:home)"', 'text: Le prix')).toEqual([
    ['Text', 'Le prix (link)', 'Le prix'],
  ]);
});

test('an item that changes is called by its first words, one that comes is told by them', () => {
  const [one, two] = ['{id: a, title: Un devis}', '{id: b, title: Une visite}'];
  expect(told(`visits: [${one}]`, `visits: [${one}, ${two}]`)).toEqual([['Visits', '', 'Une visite']]);
  expect(told(`visits: [${one}]`, 'visits: [{id: a, title: Deux devis}]')).toEqual([
    ['Deux devis › Title', 'Un devis', 'Deux devis'],
  ]);
});

test('what is gone or new is called by its name, and its file is no value', () => {
  const files = new Map<string, string>();
  const content = { files, site: { ...openContent(files), schemaOf: () => schema }, broken: [] };
  const titleOf = () => ({ fr: 'ACV', nl: 'ACV' });
  const earlier = { ...content, files: new Map([[file, '']]), site: { ...content.site, titleOf } };
  const [gone] = valueChanges(content, file, 'text: Le prix', null, earlier);
  expect([gone?.title.fr, gone?.wordsBefore, gone?.wordsAfter]).toEqual([
    'ACV',
    { fr: 'ACV', nl: 'ACV' },
    null,
  ]);
  // A file that neither has any more is called by its own title.
  const [made] = valueChanges(content, file, null, 'text: Le prix');
  expect([made?.title.fr, made?.wordsBefore, made?.wordsAfter?.fr]).toEqual([
    ...['Le prix', null, 'nouveau : Le prix'],
  ]);
});

test('a list in which other items stand is one change, told by what came and went', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() }));
  if (!a || !b || !c) throw new Error('Three items are needed.');
  expect(differingValues([a, b], [a, c])).toEqual([{ path: [], before: [a, b], after: [a, c] }]);
  expect(differingValues([a, b], [a, { ...b, title: 'New' }])).toEqual([
    { path: [1, 'title'], before: 'B', after: 'New' },
  ]);
  expect(itemsNotIn([a, b], [a, c])).toEqual([b]);
  expect(itemsNotIn([a], [a, c])).toEqual([]);
  expect(itemsNotIn([a, b], [b, a])).toEqual([a, b]);
});
