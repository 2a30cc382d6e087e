import { expect, test } from 'vitest';
import { ageOfReviews, reviewProps } from './reviews.ts';

test('MD-2: reviews say their day after 90 days, and are left out after a year; where there are none, nothing is shown', () => {
  const days = ['2026-01-01', '2026-04-01', '2026-04-02', '2027-01-01', '2027-01-02'];
  const ages = days.map((day) => ageOfReviews('2026-01-01', day));
  expect(ages).toEqual(['fresh', 'fresh', 'dated', 'dated', 'old']);
  expect(reviewProps('nl')).toBeNull();
});
