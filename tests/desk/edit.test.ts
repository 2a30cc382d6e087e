import { expect, test } from 'vitest';
import type { Change } from '../../desk/source/change.ts';
import { editContent } from '../../desk/source/content-source.ts';

const source = `# head
title: Plain text # behind the title
quoted: "un\\u00a0mot"
single: 'it''s'
empty:
number: 12

# about the list
items:
  - id: a
    text: one # behind one

  # about b
  - id: b
    text: two
flow: [x, "y, z"]
block: |
  first
  second
last: end`;

const edit = (change: Change, text = source) => editContent('content/test.yaml', text, [change]);

test.each([
  ['plain stays plain', ['title'], 'Other text', 'title: Other text # behind the title'],
  ['a colon needs quotes', ['title'], 'Prix : cent', 'title: "Prix : cent" # behind the title'],
  ['a number sign needs quotes', ['title'], 'a # b', 'title: "a # b" # behind the title'],
  ['a text that looks like a number', ['title'], '9300', 'title: "9300" # behind the title'],
  ['no-break spaces stay escapes in quotes', ['quoted'], 'deux\u00a0mots', 'quoted: "deux\\u00a0mots"'],
  ['single quotes stay', ['single'], "l'eau", "single: 'l''eau'"],
  ['a key without a value gets one', ['empty'], 'full', 'empty: full'],
  ['an item of a list in brackets', ['flow', 0], 'a, b', 'flow: ["a, b", "y, z"]'],
  ['lines of a block text', ['block'], 'one\ntwo\nthree\n', '  one\n  two\n  three\n'],
  ['a last line without a line break', ['last'], 'fin', 'last: fin'],
] as const)('DK-2: %s', (_, path, value, written) => {
  const edited = edit({ kind: 'set', path, value });
  expect(edited).toContain(written);
  const lines = source
    .split('\n')
    .filter((line) => line.includes('#') && !written.includes(line.split('#')[1] ?? ''));
  for (const line of lines) expect(edited).toContain(line);
});

test('DK-2: comments on lines of their own stay where they are when an item moves or goes', () => {
  const moved = edit({ kind: 'move', path: ['items', 0], to: 1 });
  expect(moved).toContain(
    'items:\n  - id: b\n    text: two\n\n  # about b\n  - id: a\n    text: one # behind one\nflow',
  );
  const removed = edit({ kind: 'remove', path: ['items', 0] });
  expect(removed).toContain('items:\n\n  # about b\n  - id: b');
});

test('DK-2: a key is added before another and removed again without a trace', () => {
  const added = edit({ kind: 'add', path: ['items', 1, 'note'], value: 'more', before: 'text' });
  expect(added).toContain('  - id: b\n    note: more\n    text: two\n');
  expect(edit({ kind: 'remove', path: ['items', 1, 'note'] }, added)).toBe(source);
  const first = edit({ kind: 'remove', path: ['items', 0, 'id'] });
  expect(first).toContain('  - text: one # behind one');
});

test('DK-2: line ends of Windows and a byte order mark stay', () => {
  const windows = `\ufeff${source.replaceAll('\n', '\r\n')}`;
  const edited = edit({ kind: 'add', path: ['items', 2], value: { id: 'c', text: 'three' } }, windows);
  expect(edited.startsWith('\ufeff# head\r\n')).toBe(true);
  expect(edited.replaceAll('\r\n', '')).not.toContain('\n');
  expect(edited).toContain('  - id: c\r\n    text: three\r\n');
});

test('DK-2: a list that was empty, and a file without any item', () => {
  const line = { from: 'town/a', to: 'brands' };
  const comments = '# only comments\n';
  const added = edit({ kind: 'add', path: [0], value: line }, comments);
  expect(added).toBe('# only comments\n- from: town/a\n  to: brands\n');
  expect(edit({ kind: 'add', path: ['list', 0], value: 'x' }, 'list: [] # none\n')).toBe(
    'list: [ x ] # none\n',
  );
});

test.each([
  ['a path that is not there', { kind: 'set', path: ['none'], value: 1 }],
  ['a key of the prototype', { kind: 'set', path: ['__proto__', 'x'], value: 1 }],
  ['an item beyond the list', { kind: 'remove', path: ['items', 9] }],
  ['a key that is there', { kind: 'add', path: ['title'], value: 'x' }],
] as [string, Change][])('DK-2: %s is refused', (_, change) => {
  expect(() => edit(change)).toThrow(/Nothing was written/);
});

test('DK-2: an article: front matter and text are changed apart', () => {
  const article = '---\ntitle: Old # note\norder: 2\n---\nText.\n\n---\nrule\n';
  const titled = editContent('content/articles/a/fr.md', article, [
    { kind: 'set', path: ['front', 'title'], value: 'New' },
  ]);
  expect(titled).toBe(article.replace('Old', 'New'));
  const written = editContent('content/articles/a/fr.md', article, [
    { kind: 'set', path: ['body'], value: 'Other.\n' },
  ]);
  expect(written).toBe('---\ntitle: Old # note\norder: 2\n---\nOther.\n');
});
