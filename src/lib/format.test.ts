import { expect, test } from 'vitest';
import { formatDate, formatEuro, formatNumber, formatValue } from './format.ts';

test('BC-1: euros as each language writes them', () => {
  expect([159, 168.54].map((amount) => formatEuro(amount, 'fr'))).toEqual(['159\u00a0€', '168,54\u00a0€']);
  expect([159, 210.9].map((amount) => formatEuro(amount, 'nl'))).toEqual(['€\u00a0159', '€\u00a0210,90']);
});

test('BC-1: the separator of thousands of each language, and a real minus sign', () => {
  expect([10500, -20].map((number) => formatNumber(number, 'fr'))).toEqual(['10\u202f500', '−20']);
  expect([10500, 2500].map((number) => formatNumber(number, 'nl'))).toEqual(['10.500', '2.500']);
});

test.each([
  [[63.6, 127.2], 'EUR', '63,60 à\u00a0127,20\u00a0€', '€\u00a063,60 tot\u00a0€\u00a0127,20'],
  [[60, 127.2], 'EUR', '60 à\u00a0127,20\u00a0€', '€\u00a060 tot\u00a0€\u00a0127,20'],
  [[2500, 6000], 'EUR', '2\u202f500 à\u00a06\u202f000\u00a0€', '€\u00a02.500 tot\u00a0€\u00a06.000'],
  [[65, 85], 'EUR/m2', '65 à\u00a085\u00a0€/m²', '€\u00a065 tot\u00a0€\u00a085 per m²'],
  [[15, 20], 'percent', '15 à\u00a020\u00a0%', '15 tot\u00a020%'],
  [[35, 45], 'decibel', '35 à\u00a045\u00a0dB(A)', '35 tot\u00a045\u00a0dB(A)'],
  [1, 'day', '1\u00a0jour', '1\u00a0dag'],
  [[1, 2], 'day', '1 à\u00a02\u00a0jours', '1 tot\u00a02\u00a0dagen'],
  [1, 'year', '1\u00a0an', '1\u00a0jaar'],
  [6, 'month', '6\u00a0mois', '6\u00a0maanden'],
] as const)('BC-1, BC-2, BC-3: %j %s with its unit', (value, unit, fr, nl) => {
  const written = typeof value === 'number' ? value : ([...value] as [number, number]);
  expect(['fr', 'nl'].map((lang) => formatValue(written, unit, lang as 'fr' | 'nl'))).toEqual([fr, nl]);
});

test('BL-2: a long date is in words, with "1er" in French', () => {
  expect(formatDate('2025-01-15', 'fr')).toBe('15\u00a0janvier\u00a02025');
  expect(formatDate('2025-06-01', 'fr')).toBe('1er\u00a0juin\u00a02025');
  expect(formatDate('2025-06-01', 'nl')).toBe('1\u00a0juni\u00a02025');
});
