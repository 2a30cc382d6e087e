import type { Language } from './language.ts';

/** Units of facts. The value of a `text` is one text per language, that of a `date` an ISO date. */
export const units = [
  'EUR',
  'EUR/m2',
  'EUR/kWh',
  'EUR/litre',
  'percent',
  'year',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'kilometre',
  'metre',
  'centimetre',
  'square-metre',
  'degree',
  'kilowatt',
  'kilowatt-hour',
  'kg/kWh',
  'decibel',
  'litre',
  'bar',
  'count',
  'date',
  'calendar-year',
  'phone',
  'text',
] as const;
export type Unit = (typeof units)[number];

/** A value with a unit: a number, a range, a text, or a text for each language. */
export type FactValue = number | [low: number, high: number] | string | Record<Language, string>;
