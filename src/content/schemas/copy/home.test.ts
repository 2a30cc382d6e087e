import { expect, test } from 'vitest';
import { homeCopy, serviceCardIds } from './home.ts';

const cards = serviceCardIds.map((id) => ({ id, title: 'x', text: 'x', link: null }));

test('HM-2: each of the six cards stands once', () => {
  const schema = homeCopy.shape.services;
  const found = (items: object[]) => schema.safeParse({ heading: 'x', cards: items }).error?.issues ?? [];
  expect(found(cards)).toEqual([]);
  const [first, , ...others] = cards;
  expect(found([{ ...first }, { ...first }, ...others]).map(({ message }) => message)).toEqual([
    expect.stringContaining('id: installation stands there 2 times'),
    expect.stringContaining('id: maintenance stands there 0 times'),
  ]);
});
