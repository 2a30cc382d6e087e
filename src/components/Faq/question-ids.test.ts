import { expect, test } from 'vitest';
import { withAnchors } from './question-ids.ts';

test('adding a question with an id changes no anchor of the others', () => {
  const ids = (questions: { id?: string }[]) => withAnchors('item', questions).map(({ id }) => id);
  expect(ids([{}, {}])).toEqual(['item-1', 'item-2']);
  expect(ids([{ id: 'night' }, {}, { id: 'pets' }, {}])).toEqual([
    'item-night',
    'item-1',
    'item-pets',
    'item-2',
  ]);
});
