import { expect, test } from 'vitest';
import { compareCosts, type Factors, type Inputs } from './running-cost.ts';
import { sufficientChanges } from './sufficient-changes.ts';

const factors: Factors = {
  litreEnergy: 10,
  scop: { old: { low: 2.8, high: 3.2 }, large: { low: 3.3, high: 3.7 }, floor: { low: 3.8, high: 4.2 } },
  co2: { gas: 0.202, oil: 0.267, electricity: 0.132 },
  priceRange: 0.05,
};

/** 17,000 kWh of gas and old radiators. */
const home: Inputs = {
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
const compareChanged = (changed: Partial<Inputs>) => compareCosts({ ...home, ...changed }, factors);

test('TL-5: agrees with the formulas worked by hand', () => {
  const result = compareChanged({});
  const { heat, boiler, pump, breakEvenRatio, breakEven, co2 } = result;
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  expect([heat, boiler.low, boiler.total, boiler.high].map(rounded)).toEqual([
    15_300, 1767.39, 1851.54, 1935.69,
  ]);
  expect([pump.low, pump.total, pump.high].map(rounded)).toEqual([1921.25, 2036, 2167.143]);
  const changes = [breakEvenRatio, breakEven.electricityPrice, breakEven.fuelPrice, breakEven.scop];
  expect(changes.map(rounded)).toEqual([3.333, 0.33, 0.108, 3.273]);
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

test('TL-5: each change that is said to turn the result turns it', () => {
  const homes = (['gas', 'oil'] as const).flatMap((fuel) =>
    [0.2413, 0.3517, 0.4071].map((electricityPrice) => ({
      ...home,
      fuel,
      electricityPrice,
      ...(fuel === 'oil' && { use: 1700, fuelPrice: 0.937 }),
    })),
  );
  const failures = homes.flatMap((inputs) => {
    const result = compareCosts(inputs, factors);
    const { electricityPrice, fuelPrice, scop } = sufficientChanges(result, inputs.fuel);
    const differenceWith = ({ use, ...prices }: Inputs, at: number) =>
      (result.heat / at) * prices.electricityPrice - use * prices.fuelPrice;
    const before = Math.sign(differenceWith(inputs, result.scop));
    const after = {
      electricityPrice: differenceWith({ ...inputs, electricityPrice }, result.scop),
      fuelPrice: differenceWith({ ...inputs, fuelPrice }, result.scop),
      scop: differenceWith(inputs, scop),
    };
    return Object.entries(after).filter(([, difference]) => Math.sign(difference) === before);
  });
  expect(failures).toEqual([]);
});
