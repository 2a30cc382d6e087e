import { formatValue } from '#src/lib/format.ts';
import { type FactValue, type Unit, units } from '#src/lib/units.ts';
import type { Value } from '../source/change.ts';
import { useDesk } from './desk-context.ts';
import { optionName } from './names.ts';
import { filled } from './references.ts';
import type { DeskLanguage, Say } from './words.ts';

/** Longest text of an item of several values. */
const longest = 200;

interface Reading {
  language: DeskLanguage;
  say: Say;
  /** Fills the references of a text in. */
  fill: (text: string) => string;
  /** Unit of the value, where it is that of a fact. */
  unit?: string | undefined;
}

const isUnit = (unit: string | undefined): unit is Unit => (units as readonly string[]).includes(unit ?? '');

const isAmount = (value: Value): value is number | [number, number] =>
  [value].flat().every((one) => typeof one === 'number') && (!Array.isArray(value) || value.length === 2);

const isDate = (value: Value): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const textShown = (text: string, { language, fill }: Reading): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return new Date(text).toLocaleDateString(`${language}-BE`);
  const option = optionName(text, language);
  return option === text ? `« ${fill(text)} »` : option;
};

/**
 * A value as the owner reads it: one of a fact as pages print it, a range from low to high, a choice by its name, a text in
 * quotes with its references filled in.
 */
export const valueShown = (value: Value | undefined, reading: Reading): string => {
  const { language, say, unit } = reading;
  if (value === undefined || value === null) return '—';
  if (isUnit(unit) && (isAmount(value) || (unit === 'date' && isDate(value))))
    return formatValue(value as FactValue, unit, language === 'nl' ? 'nl' : 'fr');
  if (typeof value === 'string') return textShown(value, reading);
  if (typeof value === 'number')
    return value.toLocaleString(`${language}-BE`, { maximumFractionDigits: 20, useGrouping: false });
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  const parts = Object.values(value).map((one) => valueShown(one, reading));
  if (isAmount(value)) return parts.join(` ${say('rangeTo')} `);
  return parts.join(', ').slice(0, longest);
};

/** Values as the owner reads them, in the language of the desk. */
export const useShownValue = (): ((value: Value | undefined, unit?: string) => string) => {
  const { language, say, references } = useDesk();
  const fill = (text: string) => filled(text, references, language === 'nl' ? 'nl' : 'fr');
  return (value, unit) => valueShown(value, { language, say, fill, unit });
};

/** Two values; as they are written, where they would be read as the same. */
export const useShownValues = (): ((
  before: Value | undefined,
  after: Value | undefined,
  unit?: string,
) => [string, string]) => {
  const { language, say } = useDesk();
  const shown = useShownValue();
  return (before, after, unit) => {
    const [old, now] = [shown(before, unit), shown(after, unit)];
    const written = (value: Value | undefined) => valueShown(value, { language, say, fill: String });
    return old === now ? [written(before), written(after)] : [old, now];
  };
};
