import * as z from 'zod';
import type { FactValue, Unit } from '#src/lib/units.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A number that somebody wrote as people do, `1.234,50 €`, as YAML has it; null where there is none in the text. */
const asNumber = (text: string): string | null => {
  const digits = text.replace(/[^\d.,-]/g, '');
  if (!/\d/.test(digits)) return null;
  const whole = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return Number.isNaN(Number(whole)) ? null : whole;
};

/** What is wrong with something that is none of the values a fact can have. */
const shapeMessage = (value: unknown): string => {
  if (value === null)
    return 'has no value. Sentences would have a gap. Write it after the colon, or delete the entry';
  const shown = JSON.stringify(value);
  if (!Array.isArray(value))
    return `${shown} is neither a number, a range, a text nor a text for each language. Pages could not print it. Write 159, [200, 350], or { fr: …, nl: … }`;
  return value.length > 2
    ? `${shown} has more than two numbers, because a decimal comma divides a number in two. Pages would print a wrong amount. Write a point: [200.50, 350]`
    : `${shown} is not a range of two numbers. Pages would print a wrong amount. Write the lower one first, [200, 350], with a point before the cents and nothing between thousands`;
};

const localisedValue = z.strictObject({ fr: z.string().min(1), nl: z.string().min(1) });

const isFactValue = (value: unknown): value is FactValue =>
  isNumber(value) ||
  (typeof value === 'string' && value.trim() !== '') ||
  (Array.isArray(value) && value.length === 2 && value.every(isNumber)) ||
  localisedValue.safeParse(value).success;

/** The value of a fact: a number, a range, a text, or a text for each language. */
export const factValueSchema = z.custom<FactValue>(isFactValue, {
  error: ({ input }) => shapeMessage(input),
});

const textProblem = (value: FactValue, unit: Unit): string | null => {
  if (unit === 'date') {
    return typeof value === 'string' && z.iso.date().safeParse(value).success
      ? null
      : `${JSON.stringify(value)} is not a date. Pages could not print it. Write it as 2026-02-21`;
  }
  return typeof value === 'number' || Array.isArray(value)
    ? `${JSON.stringify(value)} is a number, but the unit is ${unit}. It would lose zeros and spaces. Put it in quotes`
    : null;
};

const notANumber = (value: FactValue): string => {
  const suggestion = typeof value === 'string' ? asNumber(value) : null;
  return `${JSON.stringify(value)} is a text, but a number is needed here. Pages compute VAT from it and print it in both languages. Write ${suggestion ?? 'a number, such as 159.50'}: digits, a point before the cents, no sign, no quotes, nothing between thousands`;
};

const amountProblem = (amount: number, unit: Unit): string | null => {
  if (!unit.startsWith('EUR')) {
    return amount >= 0 || unit === 'degree'
      ? null
      : `${amount} is below zero. Pages would print an impossible value. Write it without the minus`;
  }
  if (amount <= 0)
    return `${amount} is not an amount that anybody pays. Pages, search engines and prices.json would show it. Write an amount above zero`;
  // The price of a kWh is a few cents and has two more decimals.
  return unit === 'EUR/kWh' || Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
    ? null
    : `${amount} has parts of a cent. Pages would round it. Write at most two digits after the point`;
};

/** What is wrong with the value of a fact, given its unit; null if nothing is. */
export const valueProblem = (value: FactValue, unit: Unit): string | null => {
  if (unit === 'date' || unit === 'phone' || unit === 'text') return textProblem(value, unit);
  const [low, high] = Array.isArray(value) ? value : [value, value];
  if (!isNumber(low) || !isNumber(high)) return notANumber(value);
  if (Array.isArray(value) && low >= high)
    return `[${low}, ${high}] does not rise. Pages would print "from ${low} to ${high}". Write the lower number first, or one number alone`;
  return amountProblem(low, unit) ?? amountProblem(high, unit);
};
