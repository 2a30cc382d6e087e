import { expect, test } from 'vitest';
import { parseInputs, type RawInputs } from './inputs.ts';
import { parseNumber } from './number-text.ts';

const rawInputs: RawInputs = {
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
  ['17 000', 'whole', 17_000],
  ['17\u202f000', 'whole', 17_000],
  ['17.000', 'whole', 17_000],
  ['1.234,50 €', 'whole', 1234.5],
  ['0,36', 'decimal', 0.36],
  [',36', 'decimal', 0.36],
  ['-5', 'whole', -5],
  ['5000,-', 'whole', 5000],
  ["5'000 €", 'whole', 5000],
  ['１７０００', 'whole', 17_000],
  ['0,0994 €/kWh', 'decimal', 0.0994],
  ['9,94 c€/kWh', 'decimal', 0.0994],
] as const)('TL-5: %s, in a field of %s numbers, is read as %s', (text, kind, number) => {
  expect(parseNumber(text, kind)).toBe(number);
});

test('TL-5: a text that is no number is refused', () => {
  const other = [
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
  expect(other.filter((text) => parseNumber(text, 'decimal') !== null)).toEqual([]);
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
