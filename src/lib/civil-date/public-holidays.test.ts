import { expect, test } from 'vitest';
import { publicHolidaysOf } from './public-holidays.ts';

test('the public holidays that follow Easter are on its days, early and late', () => {
  const afterEaster = (year: number) => publicHolidaysOf(year).slice(-3);
  expect(afterEaster(2026)).toEqual(['2026-04-06', '2026-05-14', '2026-05-25']);
  expect(afterEaster(2038)).toEqual(['2038-04-26', '2038-06-03', '2038-06-14']);
  expect(afterEaster(2008)).toEqual(['2008-03-24', '2008-05-01', '2008-05-12']);
  expect(publicHolidaysOf(2026)).toHaveLength(10);
  expect(publicHolidaysOf(2026)).toContain('2026-12-25');
});
