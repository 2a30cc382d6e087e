import { numberFields, type RawInputs } from '#src/lib/running-cost/inputs.ts';
import { parseNumber } from '#src/lib/running-cost/number-text.ts';
import type { Factors, Fuel } from '#src/lib/running-cost/running-cost.ts';

export const fieldNames = ['fuel', 'emitter', ...numberFields] as const;

/** Reads the values of the form. */
export const readForm = (form: HTMLFormElement): RawInputs => {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')])) as RawInputs;
};

/** Writes values into the form. Radio buttons are chosen by value. */
export const writeForm = (form: HTMLFormElement, values: Partial<Record<string, string>>): void => {
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name);
    const value = values[name];
    if (value === undefined) continue;
    if (control instanceof HTMLInputElement || control instanceof RadioNodeList) control.value = value;
  }
};

/** Converts the yearly use to the unit of the chosen fuel. Price and efficiency are then those of the example. */
export const convertedUse = (
  typed: string,
  chosen: Fuel,
  { litreEnergy }: Factors,
): Partial<Record<string, string>> => {
  const use = parseNumber(typed, 'whole');
  if (use === null) return {};
  return { use: String(Math.round(chosen === 'oil' ? use / litreEnergy : use * litreEnergy)) };
};
