import * as z from 'zod';
import type { FactValue, Unit } from '#src/lib/units.ts';
import { localisedOf } from './copy/schema-parts.ts';
import { type Mistake, mistake, reportMistakes } from './mistakes.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isRange = (value: unknown): boolean =>
  z
    .tuple([z.number(), z.number()])
    .refine(([low, high]) => low < high)
    .safeParse(value).success;

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const localisedValue = localisedOf(z.string().min(1));

const wrongValueMistake = (value: unknown): Mistake =>
  mistake('fact-value', { value: typeof value === 'string' ? value : JSON.stringify(value ?? null) });

/** The value of a fact: a number, a range, a text, or a text for each language. */
export const factValueSchema = z
  .custom<FactValue>(() => true)
  .superRefine(
    reportMistakes((value: unknown) =>
      isNumber(value) || isRange(value) || isText(value) || localisedValue.safeParse(value).success
        ? null
        : wrongValueMistake(value),
    ),
  );

/** Returns the mistake of a value in a unit; null if there is none. */
export const valueMistake = (value: FactValue, unit: Unit): Mistake | null => {
  if (unit === 'date')
    return z.iso.date().safeParse(value).success ? null : mistake('not-a-date', { value: String(value) });
  const ends = [value].flat();
  if (unit === 'phone' || unit === 'text') return ends.some(isNumber) ? wrongValueMistake(value) : null;
  if (!ends.every(isNumber)) return wrongValueMistake(value);
  const isPossible = (end: number) => (unit.startsWith('EUR') ? end > 0 : end >= 0 || unit === 'degree');
  return ends.every(isPossible) ? null : wrongValueMistake(value);
};
