import type { LocalisedText } from '@pajotherm/editor/contract';
import { expect, test } from 'vitest';
import { isSeq, parseDocument } from 'yaml';
import * as z from 'zod';
import { openContent } from '#src/editor/contract.ts';
import { isRelease } from '../support/test-scope.ts';
import { contentFiles as allFiles, siteOf } from './edited-files.ts';
import { applyPlan, content, files, findingsWith } from './editor-content.ts';
import { inputsByTask } from './editor-inputs.ts';
import { planOf } from './editor-plans.ts';

test('a question that is not written yet is the only mistake of its page: links to the page stay right', () => {
  const path = ['faq', 'questions', 0, 'answer'];
  const places = ['fr', 'nl'].map((lang) => `content/copy/service-boiler-repair/${lang}.yaml`);
  const changes = places.map((file) => ({ kind: 'set' as const, file, path, value: '' }));
  const texts = applyPlan({ files: new Map(), changes, show: null, toWrite: [] });
  expect(findingsWith(texts)).toEqual(places.map((file) => `${file} ${path.join('.')}: text-empty`));
});

test('a removed thing leaves no link and no mistake, and its URL redirects', () => {
  const task = content.tasks.find(({ id }) => id === 'remove');
  const all = task?.fields[0]?.choices.filter(({ value }) => value !== '') ?? [];
  const kinds = Map.groupBy(all, ({ value }) => value.replace(/\/.*/, ''));
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['article', 'project', 'town', 'brand']));
  for (const { value: what, question } of isRelease
    ? all
    : [...kinds.values()].flatMap((one) => one.slice(0, 2))) {
    const [kind = '', slug = ''] = what.split('/');
    const { changes = [] } = task?.plan({ what }, '2026-02-01') ?? {};
    const inFiles = changes.filter(({ path }) => path.length > 0);
    const left = new Map([
      ...files,
      ...applyPlan({ files: new Map(), changes: inFiles, show: null, toWrite: [] }),
    ]);
    for (const { file, path } of changes) if (path.length === 0) left.delete(file);
    const own = new RegExp(
      `^content/(?:copy/${kind}-${slug}|(?:articles|projects|towns|brands|fault-codes)/${slug})[./]`,
    );
    expect([...left.keys()].filter((file) => own.test(file))).toEqual([]);
    const opened = openContent(left);
    expect(
      opened.findings.map(({ code, file, path }) => `${file} ${path.join('.')}: ${code}`),
      what,
    ).toEqual([]);
    const moved =
      kind === 'project' || kind === 'testimonial'
        ? undefined
        : expect.objectContaining({ value: expect.objectContaining({ from: what }) });
    if (moved) expect(changes, what).toContainEqual(moved);
    const linking = [...files].filter(([file, text]) => text.includes(`(page:${what}`) && !own.test(file));
    for (const [file] of linking) expect(question?.fr, what).toContain(content.titleOf(file).fr);
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
  let texts = applyPlan({ files: new Map(), changes, show: null, toWrite: [] });
  const { findings, repairsOf } = openContent(new Map([...files, ...texts]));
  const repairs = findings.flatMap((finding) => [...repairsOf(finding)]).reverse();
  expect(repairs.map(({ file }) => file)).toContain(`content/projects/${items[0].id}.yaml`);
  texts = new Map([
    ...texts,
    ...applyPlan({
      files: texts,
      changes: repairs.filter(({ path: at }) => at.length > 0),
      show: null,
      toWrite: [],
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
  expect(partOf('content/copy/service-heat-pump/fr.yaml', 'legend', 'items').isSortedAutomatically).toBe(
    true,
  );
  expect(partOf('content/copy/home/fr.yaml', 'hero', 'points').isSortedAutomatically).toBe(true);
  expect(partOf(lists[0] ?? '', 'cards', 'items').isSortedAutomatically).toBeUndefined();
  // The brands of the home page are chosen, and called, by their names.
  const home = 'content/copy/home/fr.yaml';
  expect(partOf(home, 'brands', 'items').items.properties.slug.choices.junkers.fr).toBe('Junkers');
  expect(content.labelOf({ file: home, path: ['brands', 'items', 0] })?.fr).toBe('Vaillant');
  expect(content.labelOf({ file: lists[0] ?? '', path: ['cards', 'items', 2] })?.fr).toBe('Viessmann');
});

test('TN-1: a commune is chosen by its name or a former one, and only if it may get a page and has none', () => {
  const task = content.tasks.find(({ id }) => id === 'town');
  const labels = task?.fields[0]?.choices.map(({ label }) => label.fr) ?? [];
  for (const label of ['Hal, 1500', 'Hérinnes, 1540 (Pajottegem)', 'Pajottegem, 1755'])
    expect(labels).toContain(label);
  expect(labels.filter((label) => /^(?:Asse|Uccle|Anvers),/.test(label))).toEqual([]);
});

test('TN-1: the page of a commune that took others in names them in its first paragraph, whatever the owner wrote', () => {
  const first = (about: string | LocalisedText | undefined) => {
    const texts = applyPlan(planOf('town', { place: '1755 Gooik', question: '', about: about ?? '' }));
    expect(findingsWith(texts)).toEqual([]);
    return ['fr', 'nl'].map((lang) => {
      const { local } = parseDocument(texts.get(`content/copy/town-pajottegem/${lang}.yaml`) ?? '').toJS();
      expect(local.paragraphs).toHaveLength(2);
      return local.paragraphs[0];
    });
  };
  for (const about of ['', inputsByTask.town?.about])
    expect(first(about)).toEqual([
      expect.stringMatching(/^Pajottegem, c’est aussi Gooik, .*Hérinnes.* et Vollezele : nous y venons\.$/),
      expect.stringMatching(/^Bij Pajottegem horen ook Gooik, .*Herne.* en Vollezele: we komen ook daar\.$/),
    ]);
});
