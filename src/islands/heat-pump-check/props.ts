import type * as z from 'zod';
import type { Language } from '#src/lib/language.ts';
import type { RawInputs } from '#src/lib/running-cost/inputs.ts';
import type { Comparison, Factors, Fuel, Inputs } from '#src/lib/running-cost/running-cost.ts';
import type { heatPumpCheckToolSchema } from '#src/page-types/heat-pump-check/copy-schema.ts';
import type { Formatters } from './formatters.ts';

export type HeatPumpCheckText = z.infer<typeof heatPumpCheckToolSchema>;

/** Props of the comparison: the build writes them into a file. */
export interface HeatPumpCheckProps {
  lang: Language;
  text: HeatPumpCheckText;
  examples: Record<Fuel, RawInputs>;
  factors: Factors;
}

/** Props of the parts of a result: the inputs, the result, and the number formatters. */
export interface ResultView {
  text: HeatPumpCheckText;
  inputs: Inputs;
  factors: Factors;
  result: Comparison;
  formatters: Formatters;
}
