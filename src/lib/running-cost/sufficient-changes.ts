import type { Comparison, Fuel } from './running-cost.ts';

/** Rounds down or up; the tolerance keeps a value with exactly these decimals as it is. */
const roundTo = (value: number, decimals: number, direction: 'down' | 'up'): number => {
  const scaled = value * 10 ** decimals;
  const whole = direction === 'down' ? Math.floor(scaled + 1e-9) : Math.ceil(scaled - 1e-9);
  return whole / 10 ** decimals;
};

/**
 * What electricity, the fuel or the SCOP alone must become for the result to turn, energy alone (TL-5). Each value is
 * rounded to the decimals that are printed, away from the present value: rounded to the nearest, it would sometimes not be
 * enough.
 */
export const sufficientChanges = (
  { ratio, breakEvenRatio, breakEven }: Pick<Comparison, 'ratio' | 'breakEvenRatio' | 'breakEven'>,
  fuel: Fuel,
): Comparison['breakEven'] => {
  const isDearer = ratio > breakEvenRatio;
  return {
    electricityPrice: roundTo(breakEven.electricityPrice, 4, isDearer ? 'down' : 'up'),
    fuelPrice: roundTo(breakEven.fuelPrice, fuel === 'gas' ? 4 : 2, isDearer ? 'up' : 'down'),
    scop: roundTo(breakEven.scop, 2, isDearer ? 'up' : 'down'),
  };
};
