import { parseNumber } from './number-text.ts';
import { type Emitter, emitters, type Fuel, fuels, type Inputs } from './running-cost.ts';

/** Fields of numbers, in the order of the form. */
export const numberFields = [
  'use',
  'efficiency',
  'fuelPrice',
  'electricityPrice',
  'boilerMaintenance',
  'pumpMaintenance',
  'capacityTariff',
  'pumpQuote',
  'boilerQuote',
  'grant',
] as const;
export type NumberField = (typeof numberFields)[number];
type Field = NumberField | 'fuel' | 'emitter';

/** What stands in the fields, as typed. */
export type RawInputs = Record<Field, string>;

/** What is wrong with a field: no number, or one outside of its limits. */
export type FieldProblem = 'number' | 'low' | 'high';
export type FieldProblems = Partial<Record<NumberField, FieldProblem>>;

interface Rule {
  kind: 'whole' | 'decimal';
  low: number;
  high: number;
  optional: boolean;
}

const euros = { kind: 'whole', low: 0, high: 200_000, optional: true } as const;
const yearly: Rule = { kind: 'whole', low: 0, high: 5_000, optional: false };

/** Limits far beyond any home: they catch cents entered for euros and digits too many. Efficiency in percent. */
export const ruleOf = (field: NumberField, fuel: Fuel): Rule => {
  switch (field) {
    case 'use':
      return {
        kind: 'whole',
        low: fuel === 'gas' ? 500 : 50,
        high: fuel === 'gas' ? 500_000 : 50_000,
        optional: false,
      };
    case 'efficiency':
      return { kind: 'decimal', low: 50, high: 110, optional: false };
    case 'fuelPrice':
      return {
        kind: 'decimal',
        low: fuel === 'gas' ? 0.01 : 0.1,
        high: fuel === 'gas' ? 2 : 10,
        optional: false,
      };
    case 'electricityPrice':
      return { kind: 'decimal', low: 0.01, high: 3, optional: false };
    case 'boilerMaintenance':
    case 'pumpMaintenance':
      return yearly;
    case 'capacityTariff':
      return { ...yearly, optional: true };
    default:
      return euros;
  }
};

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** The fuel and the emitter of the form; the first of each where a query string has another value. */
export const fuelOf = (raw: Pick<RawInputs, 'fuel'>): Fuel => oneOf(fuels, raw.fuel) ?? fuels[0];
const emitterOf = (raw: RawInputs): Emitter => oneOf(emitters, raw.emitter) ?? emitters[0];

/** Checks what stands in the fields: the inputs where all are right, the problem of each field where not. */
export const parseInputs = (raw: RawInputs): { inputs: Inputs | null; problems: FieldProblems } => {
  const fuel = fuelOf(raw);
  const problems: FieldProblems = {};
  const numbers = {} as Record<NumberField, number | null>;
  for (const field of numberFields) {
    const { kind, low, high, optional } = ruleOf(field, fuel);
    const number = parseNumber(raw[field], kind);
    numbers[field] = number;
    if (optional && raw[field].trim() === '') continue;
    if (number === null) problems[field] = 'number';
    else if (number < low) problems[field] = 'low';
    else if (number > high) problems[field] = 'high';
  }
  if (Object.keys(problems).length > 0) return { inputs: null, problems };
  const required = (field: NumberField): number => numbers[field] ?? 0;
  return {
    problems,
    inputs: {
      fuel,
      use: required('use'),
      efficiency: required('efficiency') / 100,
      fuelPrice: required('fuelPrice'),
      electricityPrice: required('electricityPrice'),
      emitter: emitterOf(raw),
      boilerMaintenance: required('boilerMaintenance'),
      pumpMaintenance: required('pumpMaintenance'),
      capacityTariff: numbers.capacityTariff,
      pumpQuote: numbers.pumpQuote,
      boilerQuote: numbers.boilerQuote,
      grant: numbers.grant,
    },
  };
};
