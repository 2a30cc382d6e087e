import { parseNumber } from './number-text.ts';
import { type Emitter, emitters, type Fuel, fuels, type Inputs } from './running-cost.ts';

/** The fields for numbers, in the order of the form. */
export const numberFields = [
  'use',
  'efficiency',
  'boilerMaintenance',
  'pumpMaintenance',
  'fuelPrice',
  'electricityPrice',
  'capacityTariff',
  'pumpQuote',
  'boilerQuote',
  'grant',
] as const;
export type NumberField = (typeof numberFields)[number];
type Field = NumberField | 'fuel' | 'emitter';

/** The values of the fields, as typed. */
export type RawInputs = Record<Field, string>;

/** The mistake of a field: no number, or one outside its limits. */
export type FieldProblem = 'number' | 'low' | 'high';
export type FieldProblems = Partial<Record<NumberField, FieldProblem>>;

interface Rule {
  threeDigitsAre: 'thousands' | 'decimals';
  low: number;
  high: number;
  optional: boolean;
}

const wholeNumberRule = (low: number, high: number): Rule => ({
  threeDigitsAre: 'thousands',
  low,
  high,
  optional: false,
});
const decimalRule = (low: number, high: number): Rule => ({
  threeDigitsAre: 'decimals',
  low,
  high,
  optional: false,
});
const asOptional = (rule: Rule): Rule => ({ ...rule, optional: true });

/**
 * Returns the limits of a field, far beyond any home: they catch cents entered for euros and extra digits. Efficiency is
 * in percent.
 */
export const ruleOf = (field: NumberField, fuel: Fuel): Rule => {
  const rules: Record<NumberField, Rule> = {
    use: fuel === 'gas' ? wholeNumberRule(500, 500_000) : wholeNumberRule(50, 50_000),
    efficiency: decimalRule(50, 110),
    fuelPrice: fuel === 'gas' ? decimalRule(0.01, 2) : decimalRule(0.1, 10),
    electricityPrice: decimalRule(0.01, 3),
    boilerMaintenance: wholeNumberRule(0, 5000),
    pumpMaintenance: wholeNumberRule(0, 5000),
    capacityTariff: asOptional(wholeNumberRule(0, 5000)),
    pumpQuote: asOptional(wholeNumberRule(0, 200_000)),
    boilerQuote: asOptional(wholeNumberRule(0, 200_000)),
    grant: asOptional(wholeNumberRule(0, 200_000)),
  };
  return rules[field];
};

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** Returns the fuel of the form; the first one if a query string has another value. */
export const fuelOf = (raw: Pick<RawInputs, 'fuel'>): Fuel => oneOf(fuels, raw.fuel) ?? fuels[0];
const emitterOf = (raw: RawInputs): Emitter => oneOf(emitters, raw.emitter) ?? emitters[0];

/** Checks the fields. Returns the inputs if all are right, or the problem of each field. */
export const parseInputs = (raw: RawInputs): { inputs: Inputs | null; problems: FieldProblems } => {
  const fuel = fuelOf(raw);
  const problems: FieldProblems = {};
  const numbers = {} as Record<NumberField, number | null>;
  for (const field of numberFields) {
    const { threeDigitsAre, low, high, optional } = ruleOf(field, fuel);
    const number = parseNumber(raw[field], threeDigitsAre);
    numbers[field] = number;
    if (optional && raw[field].trim() === '') continue;
    if (number === null) problems[field] = 'number';
    else if (number < low) problems[field] = 'low';
    else if (number > high) problems[field] = 'high';
  }
  if (Object.keys(problems).length > 0) return { inputs: null, problems };
  // Where no field has a problem, only the optional ones can be without a number, and `Inputs` allows that.
  const validNumbers = numbers as Omit<Inputs, 'fuel' | 'emitter'>;
  return {
    problems,
    inputs: { ...validNumbers, efficiency: validNumbers.efficiency / 100, fuel, emitter: emitterOf(raw) },
  };
};
