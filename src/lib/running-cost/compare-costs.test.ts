import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CostFactors, type CostInputs, compareCosts } from './compare-costs.ts';

const factors: CostFactors = {
  litreEnergy: 10,
  scop: { old: { low: 2.8, high: 3.2 }, large: { low: 3.3, high: 3.7 }, floor: { low: 3.8, high: 4.2 } },
  co2: { gas: 0.202, oil: 0.267, electricity: 0.132 },
  priceRange: 0.05,
};

/** 17,000 kWh of gas and old radiators. */
const home: CostInputs = {
  fuel: 'gas',
  use: 17_000,
  efficiency: 0.9,
  fuelPrice: 0.099,
  electricityPrice: 0.36,
  emitter: 'old',
  boilerMaintenance: 168.54,
  pumpMaintenance: 200,
  capacityTariff: null,
  pumpQuote: null,
  boilerQuote: null,
  grant: null,
};
const compareChanged = (changed: Partial<CostInputs>) => compareCosts({ ...home, ...changed }, factors);

test('TL-5: agrees with the formulas worked by hand', () => {
  const result = compareChanged({});
  const { heat, boiler, pump, turningPrice, co2 } = result;
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  expect([heat, boiler.low, boiler.total, boiler.high].map(rounded)).toEqual([
    15_300, 1767.39, 1851.54, 1935.69,
  ]);
  expect([pump.low, pump.total, pump.high].map(rounded)).toEqual([1921.25, 2036, 2167.143]);
  expect(rounded(turningPrice)).toBe(0.324);
  expect([co2.boiler, co2.pump].map(rounded)).toEqual([3434, 673.2]);
  expect(compareChanged({ fuel: 'oil', use: 1700, capacityTariff: 50 })).toMatchObject({
    heat: result.heat,
    pump: { total: 2086 },
  });
});

test.each([
  [0.36, 'dearer', null],
  [0.32, 'close', 460.6],
  [0.2, 'cheaper', 14.3],
] as const)(
  'TL-5: with electricity at %d € the heat pump is %s, and paid back after %j years',
  (price, verdict, years) => {
    const quoted = { electricityPrice: price, pumpQuote: 14_000, boilerQuote: 4000, grant: 1000 };
    const { verdict: found, payback } = compareChanged(quoted);
    expect([found, payback && Number(payback.toFixed(1))]).toEqual([verdict, years]);
    expect(compareChanged({ ...quoted, pumpQuote: null }).payback).toBeNull();
  },
);

test('TL-5: at the price that is said to turn the result both cost the same', () => {
  const homes = fc.record({
    fuel: fc.constantFrom<CostInputs['fuel']>('gas', 'oil'),
    use: fc.integer({ min: 500, max: 50_000 }),
    efficiency: fc.integer({ min: 50, max: 110 }).map((percent) => percent / 100),
    fuelPrice: fc.double({ min: 0.1, max: 2, noNaN: true }),
    pumpMaintenance: fc.integer({ min: 0, max: 5000 }),
  });
  fc.assert(
    fc.property(homes, (changed) => {
      const electricityPrice = compareChanged(changed).turningPrice;
      expect(compareChanged({ ...changed, electricityPrice }).difference).toBeCloseTo(0, 6);
    }),
    { numRuns: 50 },
  );
});
