import { expect, test } from 'vitest';
import { parseInputs, type TypedInputs } from './parse-inputs.ts';
import { parseTypedNumber } from './parse-typed-number.ts';

const rawInputs: TypedInputs = {
  fuel: 'gas',
  emitter: 'old',
  use: '17 000',
  efficiency: '90',
  fuelPrice: '0,1043',
  electricityPrice: '0.3694',
  boilerMaintenance: '168,54',
  pumpMaintenance: '240',
  capacityTariff: '',
  pumpQuote: '',
  boilerQuote: '',
  grant: '',
};

test.each([
  ['17 000', 'thousands', 17_000],
  ['17\u202f000', 'thousands', 17_000],
  ['17.000', 'thousands', 17_000],
  ['1.234,50 €', 'thousands', 1234.5],
  ['0,36', 'decimals', 0.36],
  [',36', 'decimals', 0.36],
  ['-5', 'thousands', -5],
  ['5000,-', 'thousands', 5000],
  ["5'000 €", 'thousands', 5000],
  ['１７０００', 'thousands', 17_000],
  ['0,0994 €/kWh', 'decimals', 0.0994],
  ['9,94 c€/kWh', 'decimals', 0.0994],
] as const)('TL-5: %s, where three last digits are %s, is read as %s', (text, threeDigitsAre, number) => {
  expect(parseTypedNumber(text, threeDigitsAre)).toBe(number);
});

test('TL-5: a text that is no number is refused', () => {
  const notNumbers = [
    '',
    'abc',
    '1,2,3',
    '1.2.3',
    '🔥',
    '٣٤',
    '1e3',
    'NaN',
    'Infinity',
    '--5',
    '‮17',
    '5'.repeat(400),
  ];
  expect(notNumbers.filter((text) => parseTypedNumber(text, 'decimals') !== null)).toEqual([]);
});

test('TL-5: right figures are read; a fuel or emitter that does not exist is the first of its list', () => {
  expect(parseInputs(rawInputs)).toMatchObject({
    problems: {},
    inputs: { use: 17_000, efficiency: 0.9, fuelPrice: 0.1043, electricityPrice: 0.3694, pumpQuote: null },
  });
  expect(parseInputs({ ...rawInputs, fuel: 'wood', emitter: 'x' }).inputs).toMatchObject({
    fuel: 'gas',
    emitter: 'old',
  });
});

test.each([
  ['use', '0', 'low'],
  ['use', 'abc', 'number'],
  ['efficiency', '0', 'low'],
  ['electricityPrice', '36', 'high'],
  ['boilerMaintenance', '-1', 'low'],
  ['grant', '9'.repeat(200), 'high'],
] as const)('TL-5: %s: %s has a problem of its own and gives no result', (field, text, problem) => {
  expect(parseInputs({ ...rawInputs, [field]: text })).toEqual({
    inputs: null,
    problems: { [field]: problem },
  });
});
