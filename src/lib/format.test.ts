import { expect, test } from 'vitest';
import { formatDate, formatEuro, formatNumber, formatValue } from './format.ts';

test('BC-1: euros as each language writes them', () => {
  expect(formatEuro(159, 'fr')).toBe('159\u00a0€');
  expect(formatEuro(159, 'nl')).toBe('€\u00a0159');
  expect(formatEuro(168.54, 'fr')).toBe('168,54\u00a0€');
  expect(formatEuro(168.54, 'nl')).toBe('€\u00a0168,54');
  expect(formatEuro(210.9, 'nl')).toBe('€\u00a0210,90');
});

test('BC-1: thousands', () => {
  expect(formatNumber(10500, 'fr')).toBe('10\u202f500');
  expect(formatNumber(10500, 'nl')).toBe('10.500');
  expect(formatNumber(2500, 'nl')).toBe('2.500');
  expect(formatNumber(-20, 'fr')).toBe('−20');
});

test('BC-1, BC-3: ranges with their unit', () => {
  expect(formatValue([63.6, 127.2], 'EUR', 'fr')).toBe('63,60 à\u00a0127,20\u00a0€');
  expect(formatValue([60, 127.2], 'EUR', 'nl')).toBe('€\u00a060 tot\u00a0€\u00a0127,20');
  expect(formatValue([2500, 6000], 'EUR', 'fr')).toBe('2\u202f500 à\u00a06\u202f000\u00a0€');
  expect(formatValue([2500, 6000], 'EUR', 'nl')).toBe('€\u00a02.500 tot\u00a0€\u00a06.000');
  expect(formatValue([63.6, 127.2], 'EUR', 'nl')).toBe('€\u00a063,60 tot\u00a0€\u00a0127,20');
  expect(formatValue([65, 85], 'EUR/m2', 'fr')).toBe('65 à\u00a085\u00a0€/m²');
  expect(formatValue([65, 85], 'EUR/m2', 'nl')).toBe('€\u00a065 tot\u00a0€\u00a085 per m²');
  expect(formatValue([15, 20], 'percent', 'fr')).toBe('15 à\u00a020\u00a0%');
  expect(formatValue([35, 45], 'decibel', 'nl')).toBe('35 tot\u00a045\u00a0dB(A)');
  expect(formatValue([15, 20], 'percent', 'nl')).toBe('15 tot\u00a020%');
});

test('BC-2: durations agree in number', () => {
  expect(formatValue(1, 'day', 'nl')).toBe('1\u00a0dag');
  expect(formatValue([1, 2], 'day', 'nl')).toBe('1 tot\u00a02\u00a0dagen');
  expect(formatValue(1, 'year', 'fr')).toBe('1\u00a0an');
  expect(formatValue(6, 'month', 'fr')).toBe('6\u00a0mois');
});

test('BL-2: long dates', () => {
  expect(formatDate('2025-01-15', 'fr')).toBe('15\u00a0janvier\u00a02025');
  expect(formatDate('2025-06-01', 'fr')).toBe('1er\u00a0juin\u00a02025');
  expect(formatDate('2025-06-01', 'nl')).toBe('1\u00a0juni\u00a02025');
});
