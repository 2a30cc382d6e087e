import { expect, test } from 'vitest';
import { isSeq, parseDocument } from 'yaml';
import * as z from 'zod';
import { openContent } from '#src/editor/contract.ts';
import { isRelease } from '../support/test-scope.ts';
import { files as allFiles, siteOf } from './edited-files.ts';
import { applyPlan, content, files, findingsWith } from './editor-content.ts';

test('a new project stands on the page of the projects at once', () => {
  expect(content.pagesOf({ file: 'content/projects/new.yaml', path: [] })).toEqual(['projects']);
});

test('a question that is not written yet is the only mistake of its page: links to the page stay right', () => {
  const path = ['faq', 'questions', 0, 'answer'];
  const places = ['fr', 'nl'].map((lang) => `content/copy/service-boiler-repair/${lang}.yaml`);
  const changes = places.map((file) => ({ kind: 'set' as const, file, path, value: '' }));
  const texts = applyPlan({ files: new Map(), changes, show: null, next: [] });
  expect(findingsWith(texts)).toEqual(places.map((file) => `${file} ${path.join('.')}: text-empty`));
});

test('a brand is taken away whole: nothing leads to its page any more, and its address leads to the brands', () => {
  const task = content.tasks.find(({ id }) => id === 'remove-brand');
  const brands = task?.fields[0]?.choices.filter(({ value }) => value !== '') ?? [];
  expect(brands.length).toBeGreaterThan(5);
  for (const { value: brand } of isRelease ? brands : brands.slice(0, 2)) {
    // As the form begins: each example of its codes becomes one of another brand.
    const asked = Object.fromEntries(task?.fields.map(({ name, initial }) => [name, initial]) ?? []);
    const { changes = [], next = [], reread = [] } = task?.plan({ ...asked, brand }, '2026-02-01') ?? {};
    expect(changes.at(-1)).toMatchObject({ value: { from: `brand/${brand}`, to: 'brands' } });
    const inFiles = changes.slice(0, -1).filter(({ path }) => path.length > 0);
    const left = new Map([...files, ...applyPlan({ files: new Map(), changes: inFiles, show: null, next })]);
    for (const { file, path } of changes) if (path.length === 0) left.delete(file);
    expect([...left.keys()].filter((file) => file.includes(brand))).toEqual([]);
    expect(
      openContent(left).findings.map(({ code, file, path }) => `${file} ${path.join('.')}: ${code}`),
      brand,
    ).toEqual([]);
    // Whoever counts the brands is told, in whatever words.
    expect(JSON.stringify(reread), brand).toMatch(/fault-finder.*"kicker"/);
    expect(JSON.stringify(reread), brand).toContain('service-boiler-maintenance');
  }
});

test('whoever takes the card of a project away takes its file away, too', () => {
  const { items } = parseDocument(files.get('content/copy/projects/fr.yaml') ?? '').toJS().projects;
  const path = ['projects', 'items', 0];
  const changes = (['fr', 'nl'] as const).map((lang) => ({
    kind: 'remove' as const,
    file: `content/copy/projects/${lang}.yaml`,
    path,
  }));
  let texts = applyPlan({ files: new Map(), changes, show: null, next: [] });
  const { findings, repairsOf } = openContent(new Map([...files, ...texts]));
  const repairs = findings.flatMap((finding) => [...repairsOf(finding)]).reverse();
  expect(repairs.map(({ file }) => file)).toContain(`content/projects/${items[0].id}.yaml`);
  texts = new Map([
    ...texts,
    ...applyPlan({
      files: texts,
      changes: repairs.filter(({ path: at }) => at.length > 0),
      show: null,
      next: [],
    }),
  ]);
  const left = new Map([...files, ...texts]);
  for (const { file, path: at } of repairs) if (at.length === 0) left.delete(file);
  expect(openContent(left).findings).toEqual([]);
});

test('BR-1: who moves the card of a brand moves the brand; a list that its page sorts itself has no arrows', () => {
  const lists = (['fr', 'nl'] as const).map((lang) => `content/copy/brands/${lang}.yaml`);
  const moved = lists.map((file) => {
    const document = parseDocument(files.get(file) ?? '');
    const items = document.getIn(['cards', 'items']);
    if (isSeq(items)) items.items.unshift(...items.items.splice(2, 1));
    return [file, document.toString()] as const;
  });
  const brandsOf = (texts: readonly (readonly [string, string])[]) => [
    ...siteOf(new Map([...allFiles, ...texts])).content.brands.keys(),
  ];
  const [first, second, third] = brandsOf([]);
  expect(brandsOf(moved).slice(0, 3)).toEqual([third, first, second]);
  const partOf = (file: string, ...path: string[]) =>
    path.reduce(
      (schema, key) => Object(schema.properties)[key],
      Object(z.toJSONSchema(content.schemaOf(file) ?? z.any(), { io: 'input', reused: 'inline' })),
    );
  expect(partOf('content/copy/service-heat-pump/fr.yaml', 'legend', 'items').isSorted).toBe(true);
  expect(partOf('content/copy/home/fr.yaml', 'hero', 'points').isSorted).toBe(true);
  expect(partOf(lists[0] ?? '', 'cards', 'items').isSorted).toBeUndefined();
});
