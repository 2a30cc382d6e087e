import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { townCopy } from './copy-schema.ts';

const written = parse(readFileSync('content/copy/town-aalst/fr.yaml', 'utf8'));
const issues = (changed: object) => townCopy.safeParse({ ...written, ...changed }).error?.issues ?? [];

test('TN: every section for which a town has copy occurs once in `order`', () => {
  expect(issues({})).toEqual([]);
  expect(issues({ order: written.order.slice(1) })).toMatchObject([
    { path: ['order'], message: expect.stringContaining(`${written.order[0]} is missing`) },
  ]);
  expect(issues({ order: [...written.order, 'map'] })).toMatchObject([
    { path: ['order'], message: expect.stringContaining('map occurs 2 times') },
  ]);
});

test('TN: an optional section is in `order` exactly if the file has copy for it', () => {
  const { reasons: _, second: __, ...without } = written;
  const order = written.order.filter((section: string) => section !== 'reasons' && section !== 'second');
  const found = (changed: object) =>
    (townCopy.safeParse({ ...without, order, ...changed }).error?.issues ?? []).map(({ message }) => message);
  expect(found({})).toEqual([]);
  expect(found({ order: [...order, 'second'] })).toEqual([
    expect.stringContaining('second is listed, but the file has no second:'),
  ]);
  const second = { heading: 'x', paragraphs: ['x'], drawing: 'x' };
  expect(found({ second })).toEqual([expect.stringContaining('second is missing')]);
});
