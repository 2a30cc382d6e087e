import { isStale } from '#src/content/facts/due-facts.ts';
import { withVat } from '#src/content/facts/vat.ts';
import { content } from '#src/site.ts';
import { describe, expect, test } from 'vitest';
import { staleFacts } from '#src/content/loaders/stale-facts.ts';

test('BC-1: amounts of price cards, installation and repairs are without VAT, those of underfloor heating with it', () => {
  for (const [name, { unit, vat }] of facts) {
    if (/^(?:prices|installation|repairs)\./.test(name) && unit === 'EUR') expect(vat, name).toBe('excluded');
    if (name.startsWith('underfloor.') && unit === 'EUR/m2') expect(vat, name).toBe('included');
  }
});

describe('BC-5: law, tax and subsidies have dates', () => {
  test('every fact of these files says when it was reviewed and when to look again, unless it no longer holds', () => {
    const undated = [...facts].filter(
      ([name, { reviewed, former }]) =>
        /^(law|vat|subsidies)\./.test(name) &&
        name !== 'law.reviewed' &&
        reviewed === undefined &&
        former === undefined,
    );
    expect(undated.map(([name]) => name)).toEqual([]);
  });

  test('a fact past its day is stale, the day itself is not', () => {
    expect(isStale('2026-06-30', new Date('2026-07-01'))).toBe(true);
    expect(isStale('2026-06-30', new Date('2026-06-30'))).toBe(false);
    expect(isStale(undefined, new Date())).toBe(false);
    expect(staleFacts(new Date('2030-01-01')).length).toBeGreaterThan(0);
    expect(staleFacts(new Date('2026-03-01'))).toEqual([]);
  });
});

describe('BC-6: totals with VAT, to the cent', () => {
  test.each([
    [99, 104.94, 119.79],
    [159, 168.54, 192.39],
    [199, 210.94, 240.79],
    [249, 263.94, 301.29],
  ])('%d: %d at 6 %%, %d at 21 %%', (amount, reduced, standard) => {
    expect(withVat(amount, 6)).toBe(reduced);
    expect(withVat(amount, 21)).toBe(standard);
  });
});
