import { expect, test } from 'vitest';
import { homeCopy, serviceCardIds } from './home.ts';

const cards = serviceCardIds.map((id) => ({ id, title: 'x', text: 'x', link: null }));

test('HM-2: each of the six cards occurs once', () => {
  const schema = homeCopy.shape.services;
  const found = (items: object[]) => schema.safeParse({ heading: 'x', cards: items }).error?.issues ?? [];
  expect(found(cards)).toEqual([]);
  const [first, , ...others] = cards;
  expect(found([{ ...first }, { ...first }, ...others]).map(({ message }) => message)).toEqual([
    expect.stringContaining('id: installation occurs 2 times'),
    expect.stringContaining('id: maintenance occurs 0 times'),
  ]);
});
