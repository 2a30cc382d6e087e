import { expect, test } from 'vitest';
import { inputLabel, inputOf, inputsEdited } from '../../desk/ui/things/field-names.ts';
import { refusedData } from '../../desk/ui/things/refused-data.ts';
import type { FieldSpec } from '../../desk/ui/things/thing-fields.ts';

const fields: FieldSpec[] = [
  { key: 'question', type: 'twin' },
  { key: 'id', type: 'text', from: 'question.fr' },
  { key: 'answer', type: 'twin', long: true },
  { key: 'low', type: 'number' },
  { key: 'high', type: 'number', optional: true },
  { key: 'latitude', type: 'number' },
  { key: 'postalCode', type: 'text' },
];

test.each([
  ['content/copy/home/nl.yaml', ['faq', 'items', 7, 'answer'], 'hardcoded number "3"', 'answer.nl'],
  ['content/copy/home/fr.yaml', ['faq', 'items', 7, 'question'], 'empty', 'question.fr'],
  ['content/copy/home/fr.yaml', ['faq', 'items'], 'two questions have id: chat. Links', 'id'],
  ['content/towns/x.yaml', ['coordinates', 'latitude'], 'is not in Belgium', 'latitude'],
  ['content/facts/prices.yaml', ['repair', 'next', 'value'], '-1 is not an amount', 'low'],
  ['content/facts/prices.yaml', ['repair', 'next', 'value', 1], '-1 is not an amount', 'high'],
  ['content/copy/town-x/fr.yaml', ['hero', 'intro'], 'hardcoded number "3"', null],
  ['', [], 'x: there is a town of this name. Open its page.', 'id'],
] as const)('DK-3: %s %j is about the input %4$s', (file, path, message, name) => {
  expect(inputOf(fields, { file, path, message })).toBe(name);
});

test('DK-3: an input is called as in its form, a text of two languages with its language', () => {
  const [question, , answer] = fields;
  expect(answer && inputLabel(answer, 'answer.nl', 'fr')).toBe('Réponse (NL)');
  expect(question && inputLabel(question, 'question.fr', 'nl')).toBe('Vraag (FR)');
});

test('DK-3: data that the server cannot read are told at their inputs', () => {
  const problems = refusedData(
    '✖ four digits\n  → at postalCode\n✖ Too small: expected string\n  → at answer.nl',
  );
  expect(problems.map((problem) => [inputOf(fields, problem), problem.message])).toEqual([
    ['postalCode', 'four digits'],
    ['answer.nl', 'Too small: expected string'],
  ]);
  expect(refusedData('The disk is full.').map((problem) => inputOf(fields, problem))).toEqual([null]);
});

test('DK-3: the end of an address changes with the name that proposes it', () => {
  expect(inputsEdited(fields, 'question.fr')).toEqual(['question.fr', 'id']);
  expect(inputsEdited(fields, 'answer.fr')).toEqual(['answer.fr']);
});
