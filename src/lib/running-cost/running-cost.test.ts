import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, emitters, type Factors, fuels, type Inputs } from './running-cost.ts';

const factors: Factors = {
  litreEnergy: 10,
  scop: { old: { low: 2.8, high: 3.2 }, large: { low: 3.3, high: 3.7 }, floor: { low: 3.8, high: 4.2 } },
  co2: { gas: 0.202, oil: 0.267, electricity: 0.132 },
  priceRange: 0.05,
};

const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const optional = fc.option(amount(0, 50_000), { nil: null });
const inputs: fc.Arbitrary<Inputs> = fc.record({
  fuel: fc.constantFrom(...fuels),
  use: amount(100, 100_000),
  efficiency: amount(0.5, 1.1),
  fuelPrice: amount(0.01, 5),
  electricityPrice: amount(0.01, 2),
  emitter: fc.constantFrom(...emitters),
  boilerMaintenance: amount(0, 2000),
  pumpMaintenance: amount(0, 2000),
  capacityTariff: fc.option(amount(0, 500), { nil: null }),
  pumpQuote: optional,
  boilerQuote: optional,
  grant: optional,
});
const options = { numRuns: 50, seed: 5 };

test('TL-5: agrees with the formulas worked by hand: 17,000 kWh of gas, old radiators', () => {
  const result = compare(
    {
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
    },
    factors,
  );
  expect(result.heat).toBeCloseTo(15_300, 6);
  expect(result.boiler.total).toBeCloseTo(1851.54, 2);
  expect(result.pump.total).toBeCloseTo(2036, 2);
  expect(result.verdict).toBe('dearer');
  expect(result.breakEvenRatio).toBeCloseTo(3.33, 2);
  expect(result.breakEven.electricityPrice).toBeCloseTo(0.33, 3);
  expect(result.breakEven.fuelPrice).toBeCloseTo(0.108, 3);
  expect(result.breakEven.scop).toBeCloseTo(3.27, 2);
  expect(result.co2.boiler).toBeCloseTo(3434, 0);
  expect(result.co2.pump).toBeCloseTo(673, 0);
});

test('TL-5: a cost of the year is between its low and its high end', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { boiler, pump } = compare(given, factors);
      for (const { low, total, high } of [boiler, pump]) {
        expect(low).toBeLessThanOrEqual(total + 1e-9);
        expect(total).toBeLessThanOrEqual(high + 1e-9);
      }
    }),
    options,
  );
});

test('TL-5: dearer electricity never makes the heat pump cheaper, dearer fuel never makes it dearer', () => {
  fc.assert(
    fc.property(inputs, amount(1, 3), (given, factor) => {
      const before = compare(given, factors).difference;
      const electricity = { ...given, electricityPrice: given.electricityPrice * factor };
      const fuel = { ...given, fuelPrice: given.fuelPrice * factor };
      expect(compare(electricity, factors).difference).toBeGreaterThanOrEqual(before - 1e-6);
      expect(compare(fuel, factors).difference).toBeLessThanOrEqual(before + 1e-6);
    }),
    options,
  );
});

test('TL-5: at each break-even point both cost the same, energy alone', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { breakEven } = compare(given, factors);
      for (const turned of [
        { ...given, electricityPrice: breakEven.electricityPrice },
        { ...given, fuelPrice: breakEven.fuelPrice },
      ]) {
        const { boiler, pump } = compare(turned, factors);
        expect(pump.energy / boiler.energy).toBeCloseTo(1, 6);
      }
    }),
    options,
  );
});

test('TL-5: a payback exists only with a quote and lower running costs, and a grant never lengthens it', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const result = compare(given, factors);
      expect(result.payback === null).toBe(given.pumpQuote === null || result.difference >= 0);
      const granted = compare({ ...given, grant: (given.grant ?? 0) + 1000 }, factors);
      if (result.payback !== null) expect(granted.payback).toBeLessThanOrEqual(result.payback);
    }),
    options,
  );
});
