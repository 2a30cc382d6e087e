import { describe, expect, test } from 'vitest';
import { agedFacts, isAged } from '../../src/content/aged-facts.ts';
import { factOf, facts } from '../../src/content/fact-table.ts';
import { withVat } from '../../src/content/vat.ts';
import { priceView } from '../../src/site/price.ts';

const factValue = (name: string) => factOf(name, 'test').value;
const placesOf = (name: string) => factOf(name, 'test').places;

describe('BC-1: prices of the specification, without VAT', () => {
  test.each([
    ['prices.repair', 159],
    ['prices.urgent-repair', 159],
    ['prices.gas-maintenance', 159],
    ['prices.chimney-sweeping', 99],
    ['prices.oil-complete', 249],
    ['prices.oil-standard', 199],
    ['prices.gas-certificate', 159],
    ['prices.peb-certificate', 159],
    ['installation.price', [2500, 6000]],
    ['installation.gas-condensing', 2500],
    ['installation.oil-condensing', 3500],
    ['repairs.expansion-vessel', [150, 250]],
    ['repairs.circulator', [200, 350]],
    ['repairs.leak', [80, 200]],
    ['repairs.electrode', [80, 150]],
    ['repairs.circuit-board', [250, 500]],
    ['repairs.safety-valve', [60, 120]],
  ])('%s is %j', (name, value) => {
    expect(factValue(name)).toEqual(value);
    expect(factOf(name, 'test').vat).toBe('excluded');
  });
});

describe('BC-2: warranties and times of the specification', () => {
  test.each([
    ['warranties.labour', 2],
    ['warranties.manufacturer', 5],
    ['warranties.standard', 6],
    ['warranties.liability-cover', 2_000_000],
    ['times.repair', [24, 48]],
    ['times.quote-validity', 30],
    ['coverage.travel-radius', 30],
    ['payment.cash-maximum', 3000],
  ])('%s is %j', (name, value) => {
    expect(factValue(name)).toEqual(value);
  });
});

describe('BC-3: heat pump and underfloor heating', () => {
  test.each([
    ['heat-pump.price', [10_500, 14_000]],
    ['heat-pump.noise', [35, 45]],
    ['heat-pump.lowest-temperature', -20],
    ['heat-pump.payback', [6, 8]],
    ['underfloor.hydraulic', [65, 85]],
    ['underfloor.dry', [95, 120]],
    ['underfloor.water-temperature', [35, 45]],
    ['underfloor.savings', [15, 20]],
  ])('%s is %j', (name, value) => {
    expect(factValue(name)).toEqual(value);
  });

  test('underfloor prices include VAT already', () => {
    expect(factOf('underfloor.hydraulic', 'test').vat).toBe('included');
  });
});

describe('BC-4: where pages differ, each place has its own value', () => {
  test.each([
    ['claims.experience', { home: 15, about: 10 }],
    ['claims.clients', { home: 500, about: 5000 }],
    ['claims.technicians', { home: 30, about: 15 }],
  ])('%s', (name, places) => {
    expect(placesOf(name)).toMatchObject(places);
  });

  test('the one price that structured data contradict, until the owner deletes the entry', () => {
    const entry = facts.get('maintenance.price-shown');
    if (entry === undefined) return;
    expect(entry).toMatchObject({
      places: { 'structured-data': 95 },
      insteadOf: 'prices.gas-maintenance',
    });
  });
});

describe('BC-5: law, tax and subsidies have dates', () => {
  test('every fact of these files says when it was reviewed and when to look again', () => {
    const undated = [...facts].filter(
      ([name, { reviewed }]) => /^(law|vat|subsidies)\./.test(name) && reviewed === undefined,
    );
    expect(undated.map(([name]) => name)).toEqual([]);
  });

  test('a fact past its day is aged, the day itself is not', () => {
    expect(isAged('2026-06-30', new Date('2026-07-01'))).toBe(true);
    expect(isAged('2026-06-30', new Date('2026-06-30'))).toBe(false);
    expect(isAged(undefined, new Date())).toBe(false);
    expect(agedFacts(new Date('2030-01-01')).length).toBeGreaterThan(0);
    expect(agedFacts(new Date('2026-03-01'))).toEqual([]);
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

  test('a price is shown in the form of its language', () => {
    expect(priceView('prices.repair', 'fr')).toEqual({
      excluded: '159\u00a0€',
      reduced: '168,54\u00a0€',
      standard: '192,39\u00a0€',
      from: 'à partir de',
    });
    expect(priceView('prices.gas-maintenance', 'nl')).toMatchObject({
      excluded: '€\u00a0159',
      reduced: '€\u00a0168,54',
      from: null,
    });
  });
});
