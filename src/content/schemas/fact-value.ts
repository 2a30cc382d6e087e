import * as z from 'zod';
import type { FactValue, Unit } from '#src/lib/units.ts';
import { dateMistake } from './date-mistake.ts';
import { type Mistake, mistake, rule } from './rule.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Returns a number that somebody wrote as `1.234,50 €` in YAML notation; null if the text has none. */
const asNumber = (text: string): string | null => {
  const digits = text.replace(/[^\d.,-]/g, '');
  if (!/\d/.test(digits)) return null;
  const whole = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return Number.isNaN(Number(whole)) ? null : whole;
};

const localisedValue = z.strictObject({ fr: z.string().min(1), nl: z.string().min(1) });

const shapeMistake = (written: unknown): Mistake | null => {
  if (written === null || written === undefined) return mistake('fact-empty');
  const value = JSON.stringify(written);
  if (Array.isArray(written)) {
    if (written.length > 2) return mistake('fact-three-numbers', { value });
    return written.length === 2 && written.every(isNumber) ? null : mistake('fact-range', { value });
  }
  const isText = typeof written === 'string' && written.trim() !== '';
  return isNumber(written) || isText || localisedValue.safeParse(written).success
    ? null
    : mistake('fact-shape', { value });
};

/** The value of a fact: a number, a range, a text, or a text for each language. */
export const factValue = z.custom<FactValue>(() => true).superRefine(rule(shapeMistake));

const textMistake = (value: FactValue, unit: Unit): Mistake | null => {
  if (unit === 'date')
    return typeof value === 'string' && z.iso.date().safeParse(value).success ? null : dateMistake(value);
  return typeof value === 'number' || Array.isArray(value)
    ? mistake('fact-number-for-text', { value: JSON.stringify(value), unit })
    : null;
};

const textForNumber = (value: FactValue): Mistake => {
  const suggestion = (typeof value === 'string' ? asNumber(value) : null) ?? '159.50';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return mistake('fact-text-for-number', { value: text, suggestion });
};

const amountMistake = (value: number, unit: Unit): Mistake | null => {
  if (!unit.startsWith('EUR'))
    return value >= 0 || unit === 'degree' ? null : mistake('fact-below-zero', { value });
  if (value <= 0) return mistake('fact-not-an-amount', { value });
  // The price of a kWh is a few cents and has two more decimals.
  return unit === 'EUR/kWh' || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
    ? null
    : mistake('fact-parts-of-a-cent', { value });
};

/** Returns the mistake of a value in a unit; null if there is none. */
export const valueMistake = (value: FactValue, unit: Unit): Mistake | null => {
  if (unit === 'date' || unit === 'phone' || unit === 'text') return textMistake(value, unit);
  const [low, high] = Array.isArray(value) ? value : [value, value];
  if (!isNumber(low) || !isNumber(high)) return textForNumber(value);
  if (Array.isArray(value) && low >= high) return mistake('fact-falling-range', { low, high });
  return amountMistake(low, unit) ?? amountMistake(high, unit);
};
