import { symlinkSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { splitComputed } from '../../desk/changes/computed.ts';
import { writeComputedFacts } from '../../desk/server/computed-facts.ts';
import { Editor } from '../../desk/server/editor.ts';
import { createFollowing } from '../../desk/server/following.ts';
import { ContentReader } from '../../desk/server/reader.ts';
import { type Value, valueAt } from '../../desk/source/change.ts';
import { setLaterPrice } from '../../desk/things/later-price.ts';
import { PlannedFiles } from '../../desk/things/thing.ts';
import { copyContent } from './project.ts';

const root = copyContent();
for (const name of ['src', 'public', 'desk', 'package.json', 'node_modules'])
  symlinkSync(`${process.cwd()}/${name}`, `${root}/${name}`);
const reader = new ContentReader(root);
afterAll(() => reader.close());
const editor = new Editor(root, reader);
const { withComputedFacts } = createFollowing(root);
const prices = 'content/facts/prices.yaml';
const day = '2091-01-01';
const sweeping = 'chimney-sweeping';

/** The facts of all files, as `file key`. */
const factsNow = (): Map<string, Value> => {
  const files = new PlannedFiles(root);
  return new Map(
    files
      .files('content/facts')
      .flatMap((file) =>
        Object.entries(Object(files.data(file)) as Record<string, Value>).map(
          ([key, fact]): [string, Value] => [`${file} ${key}`, fact],
        ),
      ),
  );
};
const nextOf = (fact: Value | undefined) => valueAt(fact, ['next', 'value']);
const priceOf = (name: string) => Number(valueAt(factsNow().get(name), ['value']));

const announce = (price: string, low: number) =>
  editor.replace(
    setLaterPrice(
      new PlannedFiles(root),
      { kind: 'laterPrice', price: `prices.${price}`, from: day, low },
      '2026-03-01',
    ).texts,
    withComputedFacts,
  );
const setPrice = (price: string, value: number) =>
  editor.save(
    [
      {
        file: prices,
        hash: editor.open(prices).hash,
        changes: [{ kind: 'set', path: [price, 'value'], value }],
      },
    ],
    withComputedFacts,
  );

test('DK-2: with a price planned, another price that changes today gives no value a next one that is the same', async () => {
  await announce('repair', priceOf(`${prices} repair`) + 10);
  const before = factsNow();
  expect((await setPrice(sweeping, priceOf(`${prices} ${sweeping}`) + 2)).result).toBe('saved');
  const after = factsNow();
  const changed = [...after].filter(
    ([name, fact]) => JSON.stringify(fact) !== JSON.stringify(before.get(name)),
  );
  expect(changed.length).toBeGreaterThan(1);
  for (const [name, fact] of changed) expect([name, nextOf(fact)]).toEqual([name, nextOf(before.get(name))]);
  const { things, files } = editor.lastSave() ?? {};
  expect(things).toEqual([]);
  const { own, computed } = splitComputed(files ?? []);
  const paths = (list: typeof own) => list.flatMap(({ differences }) => differences.map(({ path }) => path));
  expect(paths(own)).toEqual([[sweeping, 'value']]);
  expect(paths(computed)).toHaveLength(changed.length - 1);
});

/** What is written of one value by what the checks say of it. */
const written = (fact: object, ...remedies: { value: number; from?: string }[]) => {
  const file = 'content/facts/articles.yaml';
  const files = new PlannedFiles(root);
  files.write(file, stringify({ example: fact }));
  const problems = remedies.map((remedy) => ({
    file,
    path: ['example'],
    items: [],
    message: 'Any words.',
    remedy: { kind: 'value' as const, fact: 'articles.example', ...remedy },
  }));
  writeComputedFacts(files, new PlannedFiles(root, files.texts), problems, '2026-03-01');
  const example = valueAt(files.data(file), ['example']);
  return { value: valueAt(example, ['value']), next: valueAt(example, ['next']) };
};
const fact = (value: number, next?: object) => ({ value, ...(next && { next }), unit: 'EUR', formula: 'a' });
const later = '2092-01-01';

test.each([
  ['none', fact(1), [{ value: 2 }, { value: 2, from: day }], { value: 2 }],
  ['none', fact(1, { from: day, value: 2 }), [{ value: 2 }], { value: 2 }],
  ['none', fact(1, { from: day, value: 2 }), [{ value: 1, from: day }], { value: 1 }],
  ['the old', fact(1, { from: day, value: 3 }), [{ value: 2 }], { value: 2, next: { from: day, value: 3 } }],
  [
    'a new',
    fact(1, { from: day, value: 3 }),
    [{ value: 2 }, { value: 4, from: day }],
    { value: 2, next: { from: day, value: 4 } },
  ],
  [
    'the first',
    fact(1),
    [
      { value: 2, from: day },
      { value: 2, from: later },
    ],
    { value: 1, next: { from: day, value: 2 } },
  ],
])(
  'DK-2: a computed value has a next one where that differs from the one of today: %s',
  (_, before, remedies, after) => {
    expect(written(before, ...remedies)).toEqual({ next: undefined, ...after });
  },
);
