import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { editContent } from '../../desk/source/content-source.ts';
import { asArray, otherThan, type Path, setAt, valueAt } from './values.ts';

/** `npm run test:release` tries every scalar and list, `npm test` so many of each file, spread over it. */
const perFile = process.env.ROUND_TRIP === 'all' ? Number.POSITIVE_INFINITY : 4;
const timeout = 600_000;
const spread = <T>(items: T[]): T[] => {
  const step = Math.max(1, Math.ceil(items.length / perFile));
  return items.filter((_, index) => index % step === 0 || index === items.length - 1);
};

/** Every content file with its text, and the YAML in it: of an article what stands between the fences. */
const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(yaml|md)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => {
    const source = readFileSync(file, 'utf8');
    if (!file.endsWith('.md')) return { file, source, yaml: source, prefix: [] as Path };
    const yaml = /^---\n([\s\S]*?\n)---\n/.exec(source)?.[1] ?? '';
    return { file, source, yaml, prefix: ['front'] as Path };
  });
type File = (typeof files)[number];

interface Found {
  path: Path;
  node: unknown;
}

const nodesIn = (node: unknown, path: Path = []): Found[] => {
  const own = { path, node };
  if (isSeq(node)) return [own, ...node.items.flatMap((item, index) => nodesIn(item, [...path, index]))];
  if (!isMap(node)) return [own];
  const pairs = node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', value] as const);
  return [own, ...pairs.flatMap(([key, value]) => nodesIn(value, [...path, key]))];
};

/** Data of an edited file: the text before and after the YAML is known to be as it was. */
const dataOf = ({ source, yaml }: File, edited: string): unknown => {
  const start = source.indexOf(yaml);
  return parse(edited.slice(start, edited.length - (source.length - start - yaml.length)));
};

const commentLines = (text: string): string[] =>
  text.split('\n').filter((line) => line.trimStart().startsWith('#'));

test('DK-2: there are files to try', () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each(files)('DK-2: $file: a changed value is the only change', { timeout }, (file) => {
  const { source, yaml, prefix } = file;
  const offset = source.indexOf(yaml);
  const expected = parse(yaml);
  let changed = yaml;
  const scalars = spread(
    nodesIn(parseDocument(yaml).contents).flatMap(({ path, node }) =>
      isScalar(node) ? [{ path, node }] : [],
    ),
  );
  // From the end, so that the ranges before it stay what they were.
  for (const { path, node } of scalars.toReversed()) {
    const [start, end] = node.range ?? [0, 0];
    const value = otherThan(node.value);
    const edited = editContent(file.file, source, [{ kind: 'set', path: [...prefix, ...path], value }]);
    const after = source.slice(offset + end);
    expect(edited.startsWith(source.slice(0, offset + start)), path.join('.')).toBe(true);
    expect(edited.endsWith(after), path.join('.')).toBe(true);
    const written = edited.slice(offset + start, edited.length - after.length);
    changed = changed.slice(0, start) + written + changed.slice(end);
    setAt(expected, path, value);
  }
  expect(parse(changed)).toEqual(expected);
});

test.each(files)('DK-2: $file: items of lists are added, moved and removed alone', { timeout }, (file) => {
  const { source, yaml, prefix } = file;
  const lists = spread(
    nodesIn(parseDocument(yaml).contents).filter(({ node }) => isSeq(node) && node.items.length > 0),
  );
  for (const { path } of lists) {
    const name = path.join('.');
    const list = asArray(valueAt(parse(yaml), path));
    const first = list[0] ?? null;
    const at = (index: number) => [...prefix, ...path, index];
    const edit = (text: string, change: Parameters<typeof editContent>[2][number]) =>
      editContent(file.file, text, [change]);
    const listIn = (text: string) => valueAt(dataOf(file, text), path);

    const added = edit(source, { kind: 'add', path: at(list.length), value: first });
    expect(listIn(added), name).toEqual([...list, first]);
    expect(edit(added, { kind: 'remove', path: at(list.length) }), name).toBe(source);

    const removed = edit(source, { kind: 'remove', path: at(0) });
    expect(listIn(removed), name).toEqual(list.slice(1));
    expect(commentLines(removed), name).toEqual(commentLines(source));

    if (list.length < 2) continue;
    const moved = edit(source, { kind: 'move', path: at(0), to: list.length - 1 });
    expect(listIn(moved), name).toEqual([...list.slice(1), first]);
    expect(commentLines(moved), name).toEqual(commentLines(source));
    expect(edit(moved, { kind: 'move', path: at(list.length - 1), to: 0 }), name).toBe(source);
  }
});
