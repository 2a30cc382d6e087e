import type * as z from 'zod';
import type { Fuel } from '#src/lib/fuels.ts';
import type { Language } from '#src/lib/language.ts';
import type { CostComparison, CostFactors, CostInputs } from '#src/lib/running-cost/compare-costs.ts';
import type { TypedInputs } from '#src/lib/running-cost/parse-inputs.ts';
import type { heatPumpCheckToolSchema } from '#src/page-types/heat-pump-check/copy-schema.ts';
import type { Formatters } from './formatters.ts';

export type HeatPumpCheckText = z.infer<typeof heatPumpCheckToolSchema>;

/** Props of the comparison: the build writes them into a file. */
export interface HeatPumpCheckProps {
  lang: Language;
  text: HeatPumpCheckText;
  examples: Record<Fuel, TypedInputs>;
  factors: CostFactors;
}

/** Props of the parts of a result: the inputs, the result, and the number formatters. */
export interface ResultProps {
  text: HeatPumpCheckText;
  inputs: CostInputs;
  factors: CostFactors;
  result: CostComparison;
  formatters: Formatters;
}
