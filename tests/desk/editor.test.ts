import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeComputedFacts } from '../../desk/server/computed-facts.ts';
import { Editor } from '../../desk/server/editor.ts';
import { problemsIn, resolveKey } from '../../desk/server/problem.ts';
import type { Texts } from '../../desk/server/transaction.ts';
import { type Value, valueAt } from '../../desk/source/change.ts';
import { PlannedFiles } from '../../desk/things/thing.ts';
import { copyContent } from './project.ts';

const file = 'content/facts/vat.yaml';

/** An editor whose checks refuse a text that contains a word. */
const editorOf = (root: string, refused = 'FORBIDDEN') =>
  new Editor(root, {
    ask: async (_question: string, texts?: Texts) =>
      [...(texts ?? [])].flatMap(([name, text]) =>
        text?.includes(refused) ? [`${name}: reduced.source: must not say so. Because. Write another.`] : [],
      ) as never,
  });

const set = (value: Value) => ({ kind: 'set', path: ['reduced', 'source'], value }) as const;

test('DK-2: a save changes the file, and undo gives back the same bytes', async () => {
  const root = copyContent();
  const before = readFileSync(`${root}/${file}`, 'utf8');
  const editor = editorOf(root);
  const { hash } = editor.open(file);
  const saved = await editor.save([{ file, hash, changes: [set('Another')] }]);
  expect(saved.result).toBe('saved');
  expect(readFileSync(`${root}/${file}`, 'utf8')).toContain('source: Another');
  await editor.undo();
  expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(before);
  expect(await editor.undo()).toBeNull();
});

test('DK-3: what the checks refuse is told at its field and not written', async () => {
  const root = copyContent();
  const before = readFileSync(`${root}/${file}`, 'utf8');
  const editor = editorOf(root);
  const { hash } = editor.open(file);
  const result = await editor.save([{ file, hash, changes: [set('FORBIDDEN')] }]);
  expect(result).toEqual({
    result: 'refused',
    problems: [
      { file, path: ['reduced', 'source'], items: [], message: 'must not say so. Because. Write another.' },
    ],
  });
  expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(before);
});

test('DK-2: what follows from a change is written with it, told, and taken back with it', async () => {
  const root = copyContent();
  const other = 'content/facts/prices.yaml';
  const before = readFileSync(`${root}/${other}`, 'utf8');
  // The checks refuse the one file without the other.
  const editor = new Editor(root, {
    ask: async (_question: string, texts?: Texts) =>
      (texts?.has(file) && !texts.has(other) ? [`${other}: repair.source: is another.`] : []) as never,
  });
  const { hash } = editor.open(file);
  const alone = await editor.save([{ file, hash, changes: [set('Another')] }]);
  expect(alone.result).toBe('refused');
  const saved = await editor.save([{ file, hash, changes: [set('Another')] }], (texts) =>
    new Map(texts).set(other, before.replace(/source: .*/, 'source: Another')),
  );
  expect(
    saved.result === 'saved' &&
      saved.also.map(({ file: name, differences }) => [name, differences[0]?.after]),
  ).toEqual([[other, 'Another']]);
  expect(
    editor
      .lastSave()
      ?.map(({ file: name }) => name)
      .sort(),
  ).toEqual([other, file].sort());
  await editor.undo();
  expect(readFileSync(`${root}/${other}`, 'utf8')).toBe(before);
  expect(editor.lastSave()).toBeNull();
});

test('DK-2: a computed value follows its price, unless its own field was changed, too', () => {
  const root = copyContent();
  const prices = 'content/facts/prices.yaml';
  const message = 'is 99, but a formula makes 120. Readers would see a wrong value. Write 120.';
  const problems = [{ file: prices, path: ['chimney-sweeping'], items: [], message }];
  const follow = (planned: PlannedFiles) =>
    writeComputedFacts(planned, new PlannedFiles(root), problems, '2026-03-01');
  const valueIn = (planned: PlannedFiles) => valueAt(planned.data(prices), ['chimney-sweeping', 'value']);
  const untouched = new PlannedFiles(root);
  expect(follow(untouched)).toBe(true);
  expect(valueIn(untouched)).toBe(120);
  const touched = new PlannedFiles(root);
  touched.edit(prices, { kind: 'set', path: ['chimney-sweeping', 'value'], value: 7 });
  expect(follow(touched)).toBe(false);
  expect(valueIn(touched)).toBe(7);
});

test('DK-2: a file that changed on disk is not overwritten, and the difference is told', async () => {
  const root = copyContent();
  const editor = editorOf(root);
  const { hash, data } = editor.open(file);
  const other = readFileSync(`${root}/${file}`, 'utf8').replace(/source: .*/, 'source: Somebody else');
  writeFileSync(`${root}/${file}`, other);
  const result = await editor.save([{ file, hash, changes: [set('Mine')] }]);
  expect(result.result).toBe('conflict');
  const [conflict] = result.result === 'conflict' ? result.conflicts : [];
  const [key = ''] = Object.keys(Object(data));
  expect(conflict?.differences.map(({ path, after }) => [path, after])).toEqual([
    [[key, 'source'], 'Somebody else'],
  ]);
  expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(other);
});

test('DK-2: of two windows that save at once one is told, and nothing is lost', async () => {
  const root = copyContent();
  const editor = editorOf(root);
  const { hash } = editor.open(file);
  const results = await Promise.all(
    ['One', 'Two'].map((value) => editor.save([{ file, hash, changes: [set(value)] }])),
  );
  expect(results.map(({ result }) => result)).toEqual(['saved', 'conflict']);
  expect(readFileSync(`${root}/${file}`, 'utf8')).toContain('source: One');
});

test('DK-2: undo does not overwrite what somebody wrote since', async () => {
  const root = copyContent();
  const editor = editorOf(root);
  await editor.save([{ file, hash: editor.open(file).hash, changes: [set('Mine')] }]);
  writeFileSync(`${root}/${file}`, `${readFileSync(`${root}/${file}`, 'utf8')}# more\n`);
  expect((await editor.undo())?.result).toBe('conflict');
  expect(readFileSync(`${root}/${file}`, 'utf8')).toContain('# more');
});

test('DK-2: broken YAML on disk is neither opened nor overwritten', async () => {
  const root = copyContent();
  const editor = editorOf(root);
  const { hash } = editor.open(file);
  writeFileSync(`${root}/${file}`, 'a: "open\nb: [');
  expect(() => editor.open(file)).toThrow(/not valid YAML/);
  await expect(editor.save([{ file, hash, changes: [set('Mine')] }])).rejects.toThrow(/not valid YAML/);
  expect(readFileSync(`${root}/${file}`, 'utf8')).toBe('a: "open\nb: [');
});

test('DK-3: what is wrong already does not keep anyone from correcting something else', async () => {
  const root = copyContent();
  writeFileSync(`${root}/${file}`, `${readFileSync(`${root}/${file}`, 'utf8')}# FORBIDDEN\n`);
  const message = `${file}: reduced.source: was wrong before.`;
  const editor = new Editor(root, { ask: async () => [message] as never });
  const result = await editor.save([{ file, hash: editor.open(file).hash, changes: [set('Right')] }]);
  expect(result.result).toBe('saved');
});

test.each([
  ['hero.points.0.label', ['hero', 'points', 0, 'label']],
  ['hero.points[b].label', ['hero', 'points', 1, 'label']],
  ['hero.points[1]', ['hero', 'points', 1]],
  ['hero.gone', ['hero', 'gone']],
  ['codes[F.28].families', ['codes', 1, 'families']],
])('DK-3: the key %s of a message leads to its field', (key, path) => {
  const data = {
    hero: {
      points: [
        { id: 'a', label: 'x' },
        { id: 'b', label: 'y' },
      ],
    },
    codes: [
      { code: 'F.2', families: ['x'] },
      { code: 'F.28', families: ['x'] },
    ],
  };
  expect(resolveKey(data, key)).toEqual(path);
});

test('DK-3: a message about a folder is told in both languages, one about an article at its front matter', () => {
  const both = problemsIn('content/copy/home: hero.title: the languages name different facts.', () => ({
    hero: { title: 'x' },
  }));
  expect(both.map(({ file: name, path }) => [name, path])).toEqual([
    ['content/copy/home/fr.yaml', ['hero', 'title']],
    ['content/copy/home/nl.yaml', ['hero', 'title']],
  ]);
  const [article] = problemsIn('content/articles/a/fr.md: readTime: is 9.', () => ({
    front: { readTime: 9 },
    body: '',
  }));
  expect(article?.path).toEqual(['front', 'readTime']);
});
