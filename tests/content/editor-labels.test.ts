import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import * as z from 'zod';
import { openContent } from '#src/editor/contract.ts';
import { content, files } from './editor-content.ts';
import { planOf, textsAfter } from './editor-plans.ts';

/** The texts of a file with their paths. */
const textsOf = (
  value: unknown,
  path: (string | number)[] = [],
): [path: (string | number)[], text: string][] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, one]) =>
        textsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [[path, String(value)]];

interface Part {
  label?: unknown;
  anyOf?: Part[];
  items?: Part;
  properties?: Record<string, Part>;
  additionalProperties?: Part;
}

const schemas = new Map<string, Part>();
const jsonSchemaOf = (file: string): Part => {
  const schema = content.schemaOf(file) ?? z.any();
  const known =
    schemas.get(file) ??
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Part);
  schemas.set(file, known);
  return known;
};

/** Whether the schema has a label at a path. */
const isLabelled = (part: Part | undefined, [key, ...rest]: (string | number)[]): boolean => {
  if (part === undefined) return false;
  if (key === undefined) return part.label !== undefined;
  return [part, ...(part.anyOf ?? [])].some((one) =>
    isLabelled(
      typeof key === 'number' ? one.items : (one.properties?.[key] ?? one.additionalProperties),
      rest,
    ),
  );
};

test('DK-1: every result of the search in the editor has a name, and is no word of code', () => {
  const texts = [...files]
    .filter(([file]) => /^content\/(?!copy|articles|ui\/(?!form)).*\.yaml$/.test(file))
    .flatMap(([file, source]) =>
      textsOf(parseDocument(source).toJS()).flatMap(([path, text]) =>
        content.isInternal({ file, path }, text) ? [] : [{ file, path, text }],
      ),
    );
  const words =
    /^(?:excluded|included|reduced|standard|brussels|Monday|loan|no text names it|[a-z]+-[a-z]+)$/;
  const codes = texts.filter(({ text, file }) => words.test(text) && !file.startsWith('content/ui/'));
  expect(codes.map(({ file, path }) => `${file} ${path.join('.')}`)).toEqual([]);
  const labelled = (file: string, path: (string | number)[]) => {
    const key = path.at(-1);
    const isName = typeof key === 'number' || /^\d+$/.test(String(key));
    return isName || content.labelOf({ file, path }) !== null || isLabelled(jsonSchemaOf(file), path);
  };
  const unnamed = texts.filter(
    ({ file, path }) => !path.every((_, depth) => labelled(file, path.slice(0, depth + 1))),
  );
  expect([...new Set(unnamed.map(({ file, path }) => `${file} ${path.join('.')}`))]).toEqual([]);
});
test('PG-7: the words for a company that is always open say that no other hours show them', () => {
  const label = content.labelOf({ file: 'content/ui/fr.yaml', path: ['openingHours', 'always'] });
  expect([label?.fr, label?.nl].join()).toMatch(/seulement si.* toujours.*Enkel.* altijd/);
});

test('every figure is called by words that the owner knows, and no key', () => {
  const texts = content.references.flatMap(({ label }) => [label.fr, label.nl]);
  expect(texts.filter((label) => label === label.toLowerCase() || /\{|: …$|[(,;:]$/.test(label))).toEqual([]);
});

/** Values to choose from that have no words for the owner, below a part. The panels do not show an `icon`, nor an `id` that has a value. */
const unnamedChoices = (part: Part & { enum?: string[]; choices?: object; isHidden?: boolean }): string[] => [
  ...(part.enum !== undefined && part.choices === undefined && !part.isHidden ? part.enum : []),
  ...[part.items, part.additionalProperties, ...(part.anyOf ?? [])].flatMap((one) =>
    one instanceof Object ? unnamedChoices(one) : [],
  ),
  ...Object.entries(part.properties ?? {}).flatMap(([key, one]) =>
    key === 'id' || key === 'icon' ? [] : unnamedChoices(one),
  ),
];

test('what the owner chooses from has words, and no names of the code', () => {
  const named = [...files.keys()]
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .map((file) => [file, unnamedChoices(jsonSchemaOf(file))]);
  expect(named.filter(([, found]) => found?.length)).toEqual([]);
});

test('a list of changes calls a removed brand by its name, and says no name of a fact', () => {
  const plan = planOf('remove', { what: 'brand/acv' });
  const left = new Map([...files, ...textsAfter(plan)]);
  for (const { file, path } of plan.changes) if (path.length === 0) left.delete(file);
  const { titleOf, describeValue } = openContent(left);
  expect(titleOf('content/brands/acv.yaml').fr).toBe('Marques : ACV');
  expect(titleOf('content/fault-codes/acv.yaml').nl).toBe('Foutcodes: ACV');
  const day = { file: 'content/grants.yaml', path: ['regions', 'flanders', 'schemes', 0, 'from'] };
  expect(describeValue(day, 'subsidies.flanders-rules-from')?.fr).toMatch(/2026$/);
  expect(describeValue(day, 'subsidies.flanders-mijn-verbouwpremie-from')?.fr).toBe('un autre jour');
});
