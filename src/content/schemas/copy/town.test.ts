import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { townCopy } from './town.ts';

const written = parse(readFileSync('content/copy/town-aalst/fr.yaml', 'utf8'));
const mistakes = (changed: object) => townCopy.safeParse({ ...written, ...changed }).error?.issues ?? [];

test('TN: every band that a town has words for stands once in its order', () => {
  expect(mistakes({})).toEqual([]);
  expect(mistakes({ order: written.order.slice(1) })).toMatchObject([
    { path: ['order'], message: expect.stringContaining(`${written.order[0]} is missing`) },
  ]);
  expect(mistakes({ order: [...written.order, 'map'] })).toMatchObject([
    { path: ['order'], message: 'map stands there 2 times' },
  ]);
});

test('TN: a band that only some towns have stands in the order exactly where its words are there', () => {
  const { reasons: _, second: __, ...without } = written;
  const order = written.order.filter((band: string) => band !== 'reasons' && band !== 'second');
  const found = (changed: object) =>
    (townCopy.safeParse({ ...without, order, ...changed }).error?.issues ?? []).map(({ message }) => message);
  expect(found({})).toEqual([]);
  expect(found({ order: [...order, 'second'] })).toEqual([
    'second stands there, but the file has no second:',
  ]);
  const second = { heading: 'x', paragraphs: ['x'], drawing: 'x' };
  expect(found({ second })).toEqual([expect.stringContaining('second is missing')]);
});
