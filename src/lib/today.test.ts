import { afterEach, expect, test, vi } from 'vitest';
import { today } from './today.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('SITE_DATE is the day the site is built for', () => {
  vi.stubEnv('SITE_DATE', '2027-03-01');
  expect(today().toISOString()).toBe('2027-03-01T00:00:00.000Z');
});

test.each([undefined, ''])('without it (%j) the site is built for the current day', (none) => {
  vi.stubEnv('SITE_DATE', none);
  vi.useFakeTimers({ now: new Date('2031-07-04T10:00:00Z') });
  expect(today()).toEqual(new Date('2031-07-04T10:00:00Z'));
});

test.each(['soon', '2027-02-30', '01/03/2027', '2027-3-1'])(
  '%s is refused, with the format in the message',
  (day) => {
    vi.stubEnv('SITE_DATE', day);
    expect(today).toThrow(`SITE_DATE: "${day}" is not a date.`);
  },
);
