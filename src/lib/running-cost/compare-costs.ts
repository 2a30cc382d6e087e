import type { Fuel } from '../fuels.ts';

/** The radiators or the underfloor heating of the rooms. They decide how warm the water must be, and so how efficient a heat pump is. */
export const emitters = ['old', 'large', 'floor'] as const;
export type Emitter = (typeof emitters)[number];

/** Physical constants and estimates of the comparison; content/facts/running-cost.yaml gives each its source. */
export interface CostFactors {
  /** kWh in a litre of heating oil. */
  litreEnergy: number;
  /** Seasonal efficiency of a heat pump (kWh of heat from a kWh of electricity) with each kind of emitter. */
  scop: Record<Emitter, { low: number; high: number }>;
  /** kg CO₂ of a kWh. */
  co2: Record<Fuel | 'electricity', number>;
  /** Share by which a year's price of fuel may differ from the one entered. */
  priceRange: number;
}

/** A visitor's figures. Prices with VAT, in euros. */
export interface CostInputs {
  fuel: Fuel;
  /** Fuel of a year: kWh of gas, litres of oil. */
  use: number;
  /** Efficiency of the boiler, 0.9 for 90 %. */
  efficiency: number;
  /** Price of a kWh of gas or a litre of oil. */
  fuelPrice: number;
  /** Price of a kWh of electricity. */
  electricityPrice: number;
  emitter: Emitter;
  /** Yearly maintenance. */
  boilerMaintenance: number;
  pumpMaintenance: number;
  /** Euros a year that the heat pump's peak adds to the capacity tariff of Flanders; null elsewhere. */
  capacityTariff: number | null;
  /** Quotes and grant; null if nothing was entered. */
  pumpQuote: number | null;
  boilerQuote: number | null;
  grant: number | null;
}

/** A difference below this share of the boiler's cost is called `close`. */
const maxCloseShare = 0.05;

/**
 * Compares the yearly running cost of both in euros; `low` to `high` is the range of a cost. All inputs are positive and
 * finite (`parseInputs`).
 */
export const compareCosts = (inputs: CostInputs, factors: CostFactors) => {
  const { fuel, use, efficiency, fuelPrice, electricityPrice, boilerMaintenance } = inputs;
  const pumpFixed = inputs.pumpMaintenance + (inputs.capacityTariff ?? 0);
  const kwhPerUnit = fuel === 'oil' ? factors.litreEnergy : 1;
  const fuelEnergy = use * kwhPerUnit;
  const heat = fuelEnergy * efficiency;
  const band = factors.scop[inputs.emitter];
  const scop = (band.low + band.high) / 2;
  const electricity = heat / scop;
  const fuelCost = use * fuelPrice;
  const pumpCost = (at: number) => (heat / at) * electricityPrice + pumpFixed;
  const boiler = {
    energy: fuelCost,
    total: fuelCost + boilerMaintenance,
    low: fuelCost * (1 - factors.priceRange) + boilerMaintenance,
    high: fuelCost * (1 + factors.priceRange) + boilerMaintenance,
  };
  const pump = {
    energy: electricity * electricityPrice,
    total: pumpCost(scop),
    low: pumpCost(band.high),
    high: pumpCost(band.low),
  };
  const difference = pump.total - boiler.total;
  const extra =
    inputs.pumpQuote === null ? null : inputs.pumpQuote - (inputs.grant ?? 0) - (inputs.boilerQuote ?? 0);
  const isClose = Math.abs(difference) <= maxCloseShare * boiler.total;
  /** `close`: the estimate is too rough to say which is cheaper. */
  const verdict: 'close' | 'dearer' | 'cheaper' = isClose ? 'close' : difference > 0 ? 'dearer' : 'cheaper';
  return {
    /** kWh of fuel, of useful heat, and of electricity for it. */
    fuelEnergy,
    heat,
    electricity,
    scop,
    boiler,
    pump,
    /** By how much the heat pump costs more; negative if it costs less. */
    difference,
    verdict,
    overlap: pump.low <= boiler.high && boiler.low <= pump.high,
    /** The price of a kWh of electricity at which both cost the same. */
    turningPrice: (boiler.total - pumpFixed) / electricity,
    co2: { boiler: fuelEnergy * factors.co2[fuel], pump: electricity * factors.co2.electricity },
    /** By how much the heat pump costs more to install, after the grant; null without a quote. */
    extra,
    /** Years until lower running costs have paid `extra`; null without a quote, or if they never do. */
    payback: extra === null || difference >= 0 ? null : Math.max(0, extra) / -difference,
  };
};
export type CostComparison = ReturnType<typeof compareCosts>;
