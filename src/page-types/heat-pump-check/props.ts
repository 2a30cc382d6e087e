import { factOf, factValue, numberOf } from '#src/content/loaders/fact-table.ts';
import { totalOf } from '#src/content/loaders/vat.ts';
import { copyOf } from '#src/copy/copy.ts';
import type { HeatPumpCheckProps } from '#src/islands/heat-pump-check/props.ts';
import { formatNumber } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import type { RawInputs } from '#src/lib/running-cost/inputs.ts';
import type { Factors, Fuel } from '#src/lib/running-cost/running-cost.ts';

const where = 'src/page-types/heat-pump-check/props.ts';

/** Both ends of a fact that is a range. @throws Error where it is a single number */
const rangeOf = (name: string): { low: number; high: number } => {
  const value = factValue(factOf(name, where), name, undefined, where);
  if (Array.isArray(value)) return { low: value[0], high: value[1] };
  throw new Error(
    `${where}: {${name}} must be a range [low, high]: the comparison shows both ends. Write two numbers.`,
  );
};

/** Constants of the comparison, from content/facts/running-cost.yaml. */
export const runningCostFactors = (): Factors => ({
  litreEnergy: numberOf('running-cost.litre-energy', where),
  scop: {
    old: rangeOf('running-cost.scop-old'),
    large: rangeOf('running-cost.scop-large'),
    floor: rangeOf('running-cost.scop-floor'),
  },
  co2: {
    gas: numberOf('running-cost.co2-gas', where),
    oil: numberOf('running-cost.co2-oil', where),
    electricity: numberOf('running-cost.co2-electricity', where),
  },
  priceRange: numberOf('running-cost.price-range', where) / 100,
});

const priceWithVat = (name: 'prices.gas-maintenance' | 'prices.oil-complete'): number =>
  totalOf(factOf(name, where), numberOf(name, where), 'reduced', name, where);

/** What stands in the fields at first, written as the language writes numbers. */
const exampleOf = (fuel: Fuel, lang: Language): RawInputs => {
  const number = (value: number, decimals: number | null = null) => formatNumber(value, lang, decimals);
  const pump = rangeOf('running-cost.pump-maintenance');
  return {
    fuel,
    use: number(numberOf(fuel === 'gas' ? 'running-cost.gas-use' : 'running-cost.oil-use', where)),
    efficiency: number(
      numberOf(fuel === 'gas' ? 'running-cost.gas-efficiency' : 'running-cost.oil-efficiency', where),
    ),
    fuelPrice:
      fuel === 'gas'
        ? number(numberOf('running-cost.gas-price', where), 4)
        : number(numberOf('running-cost.oil-price', where), 2),
    electricityPrice: number(numberOf('running-cost.electricity-price', where), 4),
    emitter: 'large',
    boilerMaintenance: number(
      priceWithVat(fuel === 'gas' ? 'prices.gas-maintenance' : 'prices.oil-complete'),
      2,
    ),
    pumpMaintenance: number((pump.low + pump.high) / 2),
    pumpQuote: '',
    boilerQuote: '',
    grant: '',
  };
};

/** Props of the comparison of heat pump and boiler (TL-5), for the page and for the browser. */
export const heatPumpCheckProps = (lang: Language): HeatPumpCheckProps => ({
  lang,
  text: copyOf('heat-pump-check', lang).tool,
  examples: { gas: exampleOf('gas', lang), oil: exampleOf('oil', lang) },
  factors: runningCostFactors(),
});
