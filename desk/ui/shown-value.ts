import { formatValue } from '#src/lib/format.ts';
import { type FactValue, type Unit, units } from '#src/lib/units.ts';
import { type Value, valueAt } from '../source/change.ts';
import { useDesk } from './desk-context.ts';
import { optionName } from './names.ts';
import { thingName } from './naming.ts';
import { filled } from './references.ts';
import type { DeskLanguage, Say } from './words.ts';

/** Longest text of an item of several values. */
const longest = 200;

interface Reading {
  language: DeskLanguage;
  say: Say;
  /** Fills the references of a text in. */
  fill: (text: string) => string;
  /** What an id is called; any other text as it is. */
  name: (text: string) => string;
  /** Unit of the value, where it is that of a fact. */
  unit?: string | undefined;
}

/** Whether a text is the unit of a fact. */
export const isUnit = (unit: Value | undefined): unit is Unit => (units as readonly unknown[]).includes(unit);

/** Whether a value is a number or a range. */
export const isAmount = (value: Value | undefined): value is number | [number, number] =>
  [value].flat().every((one) => typeof one === 'number') && (!Array.isArray(value) || value.length === 2);

const isDate = (value: Value): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const textShown = (text: string, { language, fill, name }: Reading): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return new Date(text).toLocaleDateString(`${language}-BE`);
  const option = optionName(text, language);
  if (option !== text) return option;
  const called = name(text);
  return called === text ? `« ${fill(text)} »` : called;
};

/** The text of the language of the desk, of a value in several; null of any other. */
const ownText = (value: Value, language: DeskLanguage): Value | null =>
  valueAt(value, [language]) ?? (language === 'en' ? valueAt(value, ['fr']) : undefined) ?? null;

/** A line of content/placeholders.yaml: its page and what the text lacks, not its key. */
const isPlaceholder = (value: Value): boolean =>
  ['copy', 'key', 'missing'].every((key) => valueAt(value, [key]) !== undefined);

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
  const own = ownText(value, language);
  if (own !== null) return valueShown(own, reading);
  if (isPlaceholder(value))
    return ['copy', 'missing'].map((key) => valueShown(valueAt(value, [key]), reading)).join(say('colon'));
  const parts = Object.values(value).map((one) => valueShown(one, reading));
  if (isAmount(value)) return parts.join(` ${say('rangeTo')} `);
  return parts.join(', ').slice(0, longest);
};

/** Values as the owner reads them, in the language of the desk. */
export const useShownValue = (): ((value: Value | undefined, unit?: string) => string) => {
  const { language, say, references, titles } = useDesk();
  const fill = (text: string) => filled(text, references, language === 'nl' ? 'nl' : 'fr');
  const name = (text: string) => thingName(text, titles, language);
  return (value, unit) => valueShown(value, { language, say, fill, name, unit });
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
    const written = (value: Value | undefined) =>
      valueShown(value, { language, say, fill: String, name: String });
    return old === now ? [written(before), written(after)] : [old, now];
  };
};
