import { expect, test } from 'vitest';
import { ageOfReviews, reviewProps } from './proof.ts';

test.each([
  ['2026-01-01', '2026-01-01', 'fresh'],
  ['2026-01-01', '2026-04-01', 'fresh'],
  ['2026-01-01', '2026-04-02', 'dated'],
  ['2026-01-01', '2027-01-01', 'dated'],
  ['2026-01-01', '2027-01-02', 'old'],
])('MD-2: reviews read on %s are on %s %s', (readOn, day, age) =>
  expect(ageOfReviews(readOn, day)).toBe(age),
);

test('MD-2: without reviews in the content nothing is shown', () => {
  expect(reviewProps('nl')).toBeNull();
});
