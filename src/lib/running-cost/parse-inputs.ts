import { type Fuel, fuels } from '../fuels.ts';
import { type CostInputs, type Emitter, emitters } from './compare-costs.ts';
import { parseTypedNumber } from './parse-typed-number.ts';

/**
 * The fields for numbers, in the order of the form, with their limits, far beyond any home: they catch cents entered for
 * euros and extra digits. Efficiency is in percent.
 */
const limits = {
  use: [500, 500_000],
  efficiency: [50, 110],
  boilerMaintenance: [0, 5000],
  pumpMaintenance: [0, 5000],
  fuelPrice: [0.01, 2],
  electricityPrice: [0.01, 3],
  capacityTariff: [0, 5000],
  pumpQuote: [0, 200_000],
  boilerQuote: [0, 200_000],
  grant: [0, 200_000],
} as const satisfies Record<string, Limits>;
type Limits = readonly [low: number, high: number];
export type NumberField = keyof typeof limits;
export const numberFields = Object.keys(limits) as NumberField[];

const limitsForOil: Partial<Record<NumberField, Limits>> = { use: [50, 50_000], fuelPrice: [0.1, 10] };
const withDecimals: readonly NumberField[] = ['efficiency', 'fuelPrice', 'electricityPrice'];
const optional: readonly NumberField[] = ['capacityTariff', 'pumpQuote', 'boilerQuote', 'grant'];

/** Returns the limits of a field. */
export const limitsOf = (field: NumberField, fuel: Fuel): Limits =>
  (fuel === 'oil' ? limitsForOil[field] : undefined) ?? limits[field];

/** The values of the fields, as typed. */
export type TypedInputs = Record<NumberField | 'fuel' | 'emitter', string>;

/** The mistake of a field: no number, or one outside its limits. */
export type FieldProblems = Partial<Record<NumberField, 'number' | 'low' | 'high'>>;

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** Returns the fuel of the form; the first one if a query string has another value. */
export const parseFuel = (raw: Pick<TypedInputs, 'fuel'>): Fuel => oneOf(fuels, raw.fuel) ?? fuels[0];
const emitterOf = (raw: TypedInputs): Emitter => oneOf(emitters, raw.emitter) ?? emitters[0];

/** Checks the fields. Returns the inputs if all are right, or the problem of each field. */
export const parseInputs = (raw: TypedInputs): { inputs: CostInputs | null; problems: FieldProblems } => {
  const fuel = parseFuel(raw);
  const problems: FieldProblems = {};
  const numbers = {} as Record<NumberField, number | null>;
  for (const field of numberFields) {
    const [low, high] = limitsOf(field, fuel);
    const number = parseTypedNumber(raw[field], withDecimals.includes(field) ? 'decimals' : 'thousands');
    numbers[field] = number;
    if (optional.includes(field) && raw[field].trim() === '') continue;
    if (number === null) problems[field] = 'number';
    else if (number < low) problems[field] = 'low';
    else if (number > high) problems[field] = 'high';
  }
  if (Object.keys(problems).length > 0) return { inputs: null, problems };
  // Where no field has a problem, only the optional ones can be without a number, and `Inputs` allows that.
  const validNumbers = numbers as Omit<CostInputs, 'fuel' | 'emitter'>;
  return {
    problems,
    inputs: { ...validNumbers, efficiency: validNumbers.efficiency / 100, fuel, emitter: emitterOf(raw) },
  };
};
