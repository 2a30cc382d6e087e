import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diffLines } from 'diff';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentFileNames } from '../server/content-folder.ts';
import { canonicalText, dataOf, valueAt, withChange } from '../server/file-text.ts';
import { leavesOf } from '../shared/values.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = fc.constantFrom(...contentFileNames(root)).map((name) => {
  const text = canonicalText(name, readFileSync(`${root}/${name}`, 'utf8'));
  return {
    name,
    text,
    leaves: leavesOf(dataOf(name, text)).flatMap(({ path }) => (path[0] === 'body' ? [] : [path])),
  };
});
const location = file
  .filter(({ leaves }) => leaves.length > 0)
  .chain(({ leaves, ...rest }) => fc.constantFrom(...leaves).map((path) => ({ ...rest, path })));
const words = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    'yes',
    '1',
    ': a',
    '# no',
    "l'eau : 20 °C",
    '{prices.repair}',
    '- a',
    '"',
    '',
    ' a ',
    '2026-01-01',
  ),
);

/** How many places of a text differ from another: runs of changed lines. */
const placesChanged = (before: string, after: string): number => {
  const parts = diffLines(before, after);
  return parts.filter(
    ({ added, removed }, index) =>
      (added ?? removed) && !(parts[index - 1]?.added ?? parts[index - 1]?.removed),
  ).length;
};

test('DK-2: one value changed is one place of the file changed, in every file of the content', () => {
  fc.assert(
    fc.property(location, fc.oneof(words, fc.integer(), fc.boolean()), ({ name, text, path }, value) => {
      const result = withChange(name, text, { kind: 'set', file: name, path, value });
      expect(placesChanged(text, result)).toBeLessThanOrEqual(1);
      expect(valueAt(dataOf(name, result), path)).toEqual(value);
    }),
    { numRuns: 80 },
  );
});

const list = '# head\na: [x, y] # of two\nb:\n  # about c\n  - c: 1\n  - c: 2\n';

test('an item is added, moved and removed, and comments stay', () => {
  const edit = (change: object) =>
    withChange('content/a.yaml', list, { file: 'content/a.yaml', ...change } as never);
  expect(edit({ kind: 'add', path: ['a', 1], value: 'z' })).toBe(list.replace('[x, y]', '[x, z, y]'));
  expect(edit({ kind: 'remove', path: ['a', 0] })).toBe(list.replace('[x, y]', '[y]'));
  expect(edit({ kind: 'move', path: ['a', 0], to: 1 })).toBe(list.replace('[x, y]', '[y, x]'));
  expect(edit({ kind: 'add', path: ['d'], value: true })).toBe(`${list}d: true\n`);
  expect(edit({ kind: 'set', path: ['b'], value: [{ c: 1 }, { c: 3 }] })).toBe(list.replace('c: 2', 'c: 3'));
});

test('the text of an article changes without its front matter', () => {
  const text = '---\ntitle: A # kept\n---\nOne.\n';
  const set = { kind: 'set', file: 'a.md', path: ['body'], value: 'Two.\n' } as const;
  expect(withChange('a.md', text, set)).toBe('---\ntitle: A # kept\n---\nTwo.\n');
  expect(dataOf('a.md', text)).toEqual({ title: 'A', body: 'One.\n' });
});

test('DK-2: quotes that a pause after a space brought go with the next word', () => {
  const typed = ['Asse ', 'Asse et Ninove'].reduce(
    (text, value) => withChange('a.yaml', text, { kind: 'set', file: 'a.yaml', path: ['heading'], value }),
    'heading: Alost\n',
  );
  expect(typed).toBe('heading: Asse et Ninove\n');
});
