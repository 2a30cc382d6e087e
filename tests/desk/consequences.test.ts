import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeComputedFacts } from '../../desk/server/computed-facts.ts';
import { Editor } from '../../desk/server/editor.ts';
import { createFollowing } from '../../desk/server/following.ts';
import type { Texts } from '../../desk/server/transaction.ts';
import { removeUnusedFacts } from '../../desk/server/unused-facts.ts';
import { valueAt } from '../../desk/source/change.ts';
import { PlannedFiles } from '../../desk/things/thing.ts';
import { copyContent } from './project.ts';
import { file, set } from './test-editor.ts';

test('DK-2: what follows from a change is written with it, told, and taken back with it', async () => {
  const root = copyContent();
  const other = 'content/facts/prices.yaml';
  const before = readFileSync(`${root}/${other}`, 'utf8');
  // The checks refuse the one file without the other.
  const editor = new Editor(root, {
    ask: async (_question: string, texts?: Texts) =>
      (texts?.has(file) && !texts.has(other)
        ? [{ message: `${other}: repair.source: is another.` }]
        : []) as never,
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
      ?.files.map(({ file: name }) => name)
      .sort(),
  ).toEqual([other, file].sort());
  await editor.undo();
  expect(readFileSync(`${root}/${other}`, 'utf8')).toBe(before);
  expect(editor.lastSave()).toBeNull();
});

test('DK-2: a computed value follows its price, unless its own field was changed, too', () => {
  const root = copyContent();
  const prices = 'content/facts/prices.yaml';
  const remedy = { kind: 'value', fact: 'prices.chimney-sweeping', value: 120 } as const;
  const problems = [{ file: prices, path: ['chimney-sweeping'], items: [], message: 'Any words.', remedy }];
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

test('DK-1: a fact that nothing uses any more is removed by what the checks found, whatever their words are', () => {
  const prices = 'content/facts/prices.yaml';
  const problem = { file: prices, path: ['chimney-sweeping'], items: [], message: 'Any words.' };
  const planned = new PlannedFiles(copyContent());
  expect(removeUnusedFacts(planned, [problem])).toBe(false);
  const remedy = { kind: 'remove', fact: 'prices.chimney-sweeping' } as const;
  expect(removeUnusedFacts(planned, [{ ...problem, remedy }])).toBe(true);
  expect(valueAt(planned.data(prices), ['chimney-sweeping'])).toBeUndefined();
});

test('DK-2: what has the value of a changed price is told', () => {
  const { sameValue } = createFollowing(process.cwd());
  const prices = 'content/facts/prices.yaml';
  const [follower = '', entry] =
    Object.entries(Object(new PlannedFiles(process.cwd()).data(prices))).find(([, one]) =>
      Reflect.has(Object(one), 'follows'),
    ) ?? [];
  const path = [String(Reflect.get(Object(entry), 'follows')), 'value'];
  expect(sameValue([{ file: prices, hash: '', changes: [{ kind: 'set', path, value: 1 }] }])).toContainEqual({
    file: prices,
    key: follower,
  });
});
