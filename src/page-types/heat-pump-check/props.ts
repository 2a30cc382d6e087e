import { type FactNameInCode, factNumber, factRange as rangeIn } from '#src/content/facts/facts-in-code.ts';
import { priceOf } from '#src/content/facts/price.ts';
import type { HeatPumpCheckProps } from '#src/islands/heat-pump-check/props.ts';
import { formatNumber } from '#src/lib/format.ts';
import type { Fuel } from '#src/lib/fuels.ts';
import type { Language } from '#src/lib/language.ts';
import type { CostFactors } from '#src/lib/running-cost/compare-costs.ts';
import type { TypedInputs } from '#src/lib/running-cost/parse-inputs.ts';
import { content, copyOf } from '#src/site.ts';

/** Returns both ends of a fact that is a range. */
const rangeOf = (name: FactNameInCode<'range'>): { low: number; high: number } => {
  const [low, high] = rangeIn(content.facts, name);
  return { low, high };
};

/** Returns the constants of the comparison, from content/facts/running-cost.yaml. */
export const runningCostFactors = (): CostFactors => ({
  litreEnergy: factNumber(content.facts, 'running-cost.litre-energy'),
  scop: {
    old: rangeOf('running-cost.scop-old'),
    large: rangeOf('running-cost.scop-large'),
    floor: rangeOf('running-cost.scop-floor'),
  },
  co2: {
    gas: factNumber(content.facts, 'running-cost.co2-gas'),
    oil: factNumber(content.facts, 'running-cost.co2-oil'),
    electricity: factNumber(content.facts, 'running-cost.co2-electricity'),
  },
  priceRange: factNumber(content.facts, 'running-cost.price-range') / 100,
});

const priceWithVat = (name: 'prices.gas-maintenance' | 'prices.oil-complete'): number =>
  priceOf(content.facts, name).totals.find(({ rate }) => rate === 'reduced')?.low ?? 0;

/** Returns the initial values of the fields, formatted for the language. */
const exampleOf = (fuel: Fuel, lang: Language): TypedInputs => {
  const number = (value: number, decimals: number | null = null) => formatNumber(value, lang, decimals);
  const pump = rangeOf('running-cost.pump-maintenance');
  return {
    fuel,
    use: number(factNumber(content.facts, `running-cost.${fuel}-use`)),
    efficiency: number(factNumber(content.facts, `running-cost.${fuel}-efficiency`)),
    fuelPrice: number(factNumber(content.facts, `running-cost.${fuel}-price`), fuel === 'gas' ? 4 : 2),
    electricityPrice: number(factNumber(content.facts, 'running-cost.electricity-price'), 4),
    emitter: 'large',
    boilerMaintenance: number(
      priceWithVat(fuel === 'gas' ? 'prices.gas-maintenance' : 'prices.oil-complete'),
      2,
    ),
    pumpMaintenance: number((pump.low + pump.high) / 2),
    capacityTariff: '',
    pumpQuote: '',
    boilerQuote: '',
    grant: '',
  };
};

/** Returns the props of the comparison (TL-5), for the page and for the browser. */
export const heatPumpCheckProps = (lang: Language): HeatPumpCheckProps => ({
  lang,
  text: copyOf('heat-pump-check', lang).tool,
  examples: { gas: exampleOf('gas', lang), oil: exampleOf('oil', lang) },
  factors: runningCostFactors(),
});
