import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { hashOf } from '../../desk/server/content-files.ts';
import { textsWith, UnsavedContent } from '../../desk/server/unsaved-content.ts';
import { copyContent } from './project.ts';

const file = 'content/facts/vat.yaml';
const other = 'content/facts/prices.yaml';

const unsavedContent = () => {
  const root = copyContent();
  const unsaved = new UnsavedContent(root);
  onTestFinished(() => unsaved.remove());
  return {
    root,
    unsaved,
    saved: (name: string) => readFileSync(`${root}/${name}`, 'utf8'),
    shown: (name: string) => readFileSync(`${unsaved.folder}/${name}`, 'utf8'),
  };
};

test('DK-2: what is typed is shown in a copy of the content, and nothing is written to the content', () => {
  const { unsaved, saved, shown } = unsavedContent();
  const before = saved(file);
  expect(unsaved.show(new Map([[file, 'x: 1\n']]))).toBe(true);
  expect(unsaved.show(new Map([[file, 'x: 1\n']]))).toBe(false);
  expect(shown(file)).toBe('x: 1\n');
  expect(saved(file)).toBe(before);
  expect(unsaved.show(new Map([[other, 'y: 1\n']]))).toBe(true);
  expect(shown(file)).toBe(before);
  expect(unsaved.show(new Map())).toBe(true);
  expect(shown(other)).toBe(saved(other));
});

test('DK-2: a file that is written, added or removed is so in the copy', () => {
  const { root, unsaved, shown } = unsavedContent();
  writeFileSync(`${root}/${file}`, 'x: 2\n');
  writeFileSync(`${root}/content/towns/new.yaml`, 'x: 3\n');
  for (const name of [file, 'content/towns/new.yaml', 'content/towns/never.yaml']) unsaved.refresh(name);
  expect(shown(file)).toBe('x: 2\n');
  expect(shown('content/towns/new.yaml')).toBe('x: 3\n');
  expect(existsSync(`${unsaved.folder}/content/towns/never.yaml`)).toBe(false);
});

test('DK-2: changes of a file that somebody else has changed since are not shown', () => {
  const { root, saved } = unsavedContent();
  const change = { kind: 'set', path: ['reduced', 'source'], value: 'Mine' } as const;
  const changes = (hash: string) => [{ file, hash, changes: [change] }];
  const hash = hashOf(saved(file));
  expect(textsWith(root, changes(hash)).get(file)).toContain('source: Mine');
  writeFileSync(`${root}/${file}`, `${saved(file)}# more\n`);
  expect(textsWith(root, changes(hash)).size).toBe(0);
});
