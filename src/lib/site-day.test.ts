import { afterEach, expect, test, vi } from 'vitest';
import { latestPastDay, readSiteDay } from './site-day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

// At 22:30 in UTC it is the next day in Belgium.
test.each([
  ['2027-03-01', '2027-03-01', '2031-07-05'],
  ['2032-03-01', '2032-03-01', '2032-03-01'],
  ['', '2031-07-05', '2031-07-05'],
  [undefined, '2031-07-05', '2031-07-05'],
])('with SITE_DATE %j the site is built for %s, and what is after %s is in the future', (given, ...days) => {
  vi.useFakeTimers({ now: new Date('2031-07-04T22:30:00Z') });
  vi.stubEnv('SITE_DATE', given);
  expect([readSiteDay(), latestPastDay()]).toEqual(days);
});

test.each(['soon', '2027-02-30', '01/03/2027', '2027-3-1'])('SITE_DATE %s is refused', (day) => {
  vi.stubEnv('SITE_DATE', day);
  expect(readSiteDay).toThrow(`SITE_DATE: "${day}" is not a date.`);
});
