import { afterEach, expect, test, vi } from 'vitest';
import { latestDay, siteDay } from './today.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('SITE_DATE is the day the site is built for; no date until the current day is in the future', () => {
  vi.useFakeTimers({ now: new Date('2031-07-04T10:00:00Z') });
  vi.stubEnv('SITE_DATE', '2027-03-01');
  expect([siteDay(), latestDay()]).toEqual(['2027-03-01', '2031-07-04']);
  vi.stubEnv('SITE_DATE', '2032-03-01');
  expect([siteDay(), latestDay()]).toEqual(['2032-03-01', '2032-03-01']);
});

test.each([undefined, ''])('without it (%j) the site is built for the current day in Belgium', (none) => {
  vi.stubEnv('SITE_DATE', none);
  vi.useFakeTimers({ now: new Date('2031-07-04T22:30:00Z') });
  expect(siteDay()).toBe('2031-07-05');
});

test.each(['soon', '2027-02-30', '01/03/2027', '2027-3-1'])(
  '%s is refused, with the format in the message',
  (day) => {
    vi.stubEnv('SITE_DATE', day);
    expect(siteDay).toThrow(`SITE_DATE: "${day}" is not a date.`);
  },
);
