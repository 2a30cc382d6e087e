import { expect, test } from 'vitest';
import { differences } from '../server/merge.ts';
import { itemsNotIn } from '../shared/values.ts';

test('a list in which other items stand is one change, told by what came and went', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() }));
  if (!a || !b || !c) throw new Error('Three items are needed.');
  expect(differences([a, b], [a, c])).toEqual([{ path: [], before: [a, b], after: [a, c] }]);
  expect(differences([a, b], [a, { ...b, title: 'New' }])).toEqual([
    { path: [1, 'title'], before: 'B', after: 'New' },
  ]);
  expect(itemsNotIn([a, b], [a, c])).toEqual([b]);
  expect(itemsNotIn([a], [a, c])).toEqual([]);
  expect(itemsNotIn([a, b], [b, a])).toEqual([a, b]);
});
