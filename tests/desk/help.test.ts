import { expect, test } from 'vitest';
import * as z from 'zod';
import { fileSchemas } from '../../desk/content/file-schemas.ts';
import { helpText } from '../../desk/ui/help-text.ts';
import { itemTitle, nameOf, optionName } from '../../desk/ui/names.ts';

type Json = z.core.JSONSchema.BaseSchema;

const schemas = new Map(
  [...fileSchemas()].map(([file, schema]): [string, Json] => [
    file,
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }),
  ]),
);

const below = ({ properties = {}, additionalProperties, items, prefixItems, anyOf = [] }: Json) =>
  [
    ...Object.entries(properties),
    ...[additionalProperties, items, ...(prefixItems ?? []), ...anyOf].map((part) => ['', part] as const),
  ].filter((entry): entry is [string, Json] => typeof entry[1] === 'object' && entry[1] !== null);

const descriptionsIn = (schema: Json): string[] => [
  ...(schema.description === undefined ? [] : [schema.description]),
  ...below(schema).flatMap(([, part]) => descriptionsIn(part)),
];

/** Keys of values without a description, of their own or of what they stand in. */
const unexplained = (schema: Json, key: string, explained: boolean): string[] => {
  const isExplained = explained || schema.description !== undefined;
  const parts = below(schema);
  if (parts.length === 0) return isExplained || key === '' ? [] : [key];
  return parts.flatMap(([name, part]) =>
    unexplained(part, name === '' ? key : `${key}.${name}`, isExplained),
  );
};

test('DK-1: what the schemas say of a field is there in French and in Dutch', () => {
  const descriptions = new Set([...schemas.values()].flatMap(descriptionsIn));
  expect(descriptions.size).toBeGreaterThan(100);
  for (const description of descriptions) {
    const translated = (['fr', 'nl'] as const).map((language) => helpText(description, language));
    expect(new Set([description, ...translated]).size, description).toBe(3);
  }
});

test('DK-1: every field of a file of data says what belongs into it', () => {
  const data = [...schemas].filter(([file]) => !/^content\/(?:copy|ui)\//.test(file));
  expect(data.length).toBeGreaterThan(30);
  const names = new Set(data.flatMap(([, schema]) => unexplained(schema, '', false)));
  expect([...names]).toEqual([]);
});

const nodesIn = (schema: Json, file: string): { file: string; schema: Json }[] => [
  { file, schema },
  ...below(schema).flatMap(([, part]) => nodesIn(part, file)),
];

/** A word of the schemas that a French or a Dutch owner would read as it is written there. */
const untranslated = (words: Iterable<string>, translate: typeof optionName): string[] =>
  [...new Set(words)].filter((word) => (['fr', 'nl'] as const).every((one) => translate(word, one) === word));

/** The same in every language. */
const international = ['bancontact', 'bar', 'aqua', 'kilowatt'];

test('DK-1: keys of the schemas have a name in French and in Dutch', () => {
  const all = [...schemas].flatMap(([file, schema]) => nodesIn(schema, file));
  const keys = all.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  expect(keys.length).toBeGreaterThan(300);
  expect(untranslated(keys, nameOf)).toEqual([]);
});

test('DK-1: values to choose from have a name in French and in Dutch', () => {
  const all = [...schemas].flatMap(([file, schema]) => nodesIn(schema, file));
  const values = all.flatMap(({ schema }) => schema.enum ?? []).map(String);
  expect(values.length).toBeGreaterThan(100);
  expect(untranslated(values, optionName).filter((word) => !international.includes(word))).toEqual([]);
});

test('DK-1: an item of a list is called by what it is, not by its index', () => {
  const all = [...schemas].flatMap(([file, schema]) => nodesIn(schema, file));
  const lists = all.flatMap(({ schema }) =>
    Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
      typeof one === 'object' && one.type === 'array' && key !== 'items' ? [key] : [],
    ),
  );
  expect(lists.length).toBeGreaterThan(100);
  const anonymous = itemTitle(['items', 0], 'fr').replace(' 1', '');
  expect([...new Set(lists)].filter((key) => itemTitle([key, 0], 'fr').startsWith(anonymous))).toEqual([]);
  expect(itemTitle(['faq', 'items', 1], 'nl')).toBe('Vraag 2');
});
