import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Editor } from '../../desk/server/editor.ts';
import { copyContent } from './project.ts';
import { editorOf, file, set } from './test-editor.ts';

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
      {
        file,
        path: ['reduced', 'source'],
        items: ['', ''],
        message: 'must not say so. Because. Write another.',
      },
    ],
  });
  expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(before);
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
  const problem = { message: `${file}: reduced.source: was wrong before.` };
  const editor = new Editor(root, { ask: async () => [problem] as never });
  const result = await editor.save([{ file, hash: editor.open(file).hash, changes: [set('Right')] }]);
  expect(result.result).toBe('saved');
});
