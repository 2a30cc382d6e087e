import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createApi } from '../../desk/server/api.ts';
import { Editor } from '../../desk/server/editor.ts';
import { KeptAnswers } from '../../desk/server/kept-answers.ts';
import { latestOnly } from '../../desk/server/latest-only.ts';
import type { Reader } from '../../desk/server/new-problems.ts';
import { copyContent } from './project.ts';
import { file, set } from './test-editor.ts';

/** Kept answers of a reader that counts how often it is asked, and fails as often as it is told to. */
const counted = (fail = 0) => {
  const root = copyContent();
  mkdirSync(`${root}/public`, { recursive: true });
  const asked = { times: 0 };
  const reader: Reader = {
    ask: async () => {
      asked.times += 1;
      if (asked.times <= fail) throw new Error('The content could not be read.');
      return [] as never;
    },
  };
  return { root, asked, answers: new KeptAnswers(root, reader) };
};

test('DK-2: a question is asked once for the same texts, again for others and after a file has changed', async () => {
  const { root, asked, answers } = counted();
  const texts = (text: string) => new Map([[file, text]]);
  await Promise.all([answers.ask('check', texts('a')), answers.ask('check', texts('a'))]);
  expect(asked.times).toBe(1);
  await answers.ask('check', texts('b'));
  await answers.ask('check', texts('a'), '2027-01-01');
  expect(asked.times).toBe(3);
  writeFileSync(`${root}/content/facts/new.yaml`, 'a: 1');
  await answers.ask('check', texts('a'));
  expect(asked.times).toBe(4);
});

test('DK-2: an answer that failed is asked for again', async () => {
  const { asked, answers } = counted(1);
  await expect(answers.ask('check')).rejects.toThrow();
  await expect(answers.ask('check')).resolves.toEqual([]);
  expect(asked.times).toBe(2);
});

test('DK-2: what was typed a moment ago is checked when it is saved', async () => {
  const { root, asked, answers } = counted();
  const editor = new Editor(root, answers);
  const api = createApi(root, editor, answers, () => false);
  const { hash } = editor.open(file);
  const files = [{ file, hash, changes: [set('Another')] }];
  await api('draft', { file, changed: files });
  await expect.poll(() => asked.times).toBe(1);
  await expect(api('save', { files })).resolves.toMatchObject({ result: 'saved' });
  expect(asked.times).toBe(1);
});

test('work in the background: of what waits only the latest is done, and after a failure, too', async () => {
  const done: string[] = [];
  const inBackground = latestOnly();
  const work = (name: string) => async () => {
    await Promise.resolve();
    done.push(name);
    if (name === 'first') throw new Error('failed');
  };
  for (const name of ['first', 'second', 'third']) inBackground(work(name));
  await expect.poll(() => done).toEqual(['first', 'third']);
});
