import { expect, test } from 'vitest';
import { content } from '#src/site.ts';
import { factsOnDay } from './load-facts.ts';
import { priceOf, totalForHome } from './price.ts';

const rateOn = (name: string, home: 'home-older' | 'home-younger', day: string) =>
  totalForHome(content.facts, name, home, day).rate;

test('BC-6: the reduced rate of a heat pump ends in younger homes on its day, and only there', () => {
  expect(rateOn('heat-pump.price', 'home-younger', '2030-12-31')).toBe('reduced');
  expect(rateOn('heat-pump.price', 'home-younger', '2031-01-01')).toBe('standard');
  expect(rateOn('heat-pump.price', 'home-older', '2031-01-01')).toBe('reduced');
  expect(rateOn('prices.repair', 'home-younger', '2026-12-01')).toBe('standard');
});

test('BC-6: from its last day on, a heat pump has two totals, as other work', () => {
  const totalsOn = (day: string) =>
    priceOf(factsOnDay(content.writtenFacts, day), 'heat-pump.price').totals.map(
      ({ when, rate }) => `${when} ${rate}`,
    );
  expect(totalsOn('2030-12-31')).toEqual(['always reduced']);
  expect(totalsOn('2031-01-01')).toEqual(['home-older reduced', 'home-younger standard']);
});

test('BC-6: a check alone costs the standard rate in every home, because the reduced one is not confirmed', () => {
  expect(rateOn('prices.peb-certificate', 'home-older', '2026-12-01')).toBe('standard');
  expect(rateOn('prices.peb-certificate', 'home-younger', '2026-12-01')).toBe('standard');
});
