import { expect, test } from 'vitest';
import { addDays, addYears, dayInBelgium, daysBetween, isDate } from './civil-date.ts';

test('TL-3: only a date that exists in the calendar is a day', () => {
  const none = ['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '', 'abc', '2026-1-1', '9999-99-99'];
  expect([...none, '2028-02-29', '1999-12-31'].filter(isDate)).toEqual(['2028-02-29', '1999-12-31']);
});

test.each([
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2025-03-30', 2, '2027-03-30'],
  ['2025-10-26', 1, '2026-10-26'],
  ['2025-12-31', 3, '2028-12-31'],
])('TL-3: %s and %i years are %s', (date, years, later) => expect(addYears(date, years)).toBe(later));

test.each([
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-24', '2026-10-26', 2],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-12-31', '2026-01-01', -364],
])('TL-3: from %s to %s are %i days, also over a change of summer time', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(addDays(from, days)).toBe(to);
});

test.each([
  ['2026-11-22T22:59:00Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-06-30T21:59:00Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('TL-3: at %s it is %s in Belgium', (moment, day) => expect(dayInBelgium(new Date(moment))).toBe(day));
