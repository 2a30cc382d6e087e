import { formatMonth, formatNumber, formatValue } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import type { FactValue } from '#src/lib/units.ts';
import type { Facts } from '../facts/load-facts.ts';
import { valueInFormat } from '../facts/vat.ts';
import type { Fact } from '../schemas/facts.ts';

/** Formats a value of a fact as a placeholder asks: `{prices.repair|incl6}`. Null if the fact does not have that format. */
export const formatFact = (
  facts: Facts,
  fact: Fact,
  value: FactValue,
  format: string | undefined,
  lang: Language,
): string | null => {
  const { unit } = fact;
  if (format === 'number')
    return typeof value === 'number' ? formatNumber(value, lang) : formatValue(value, 'count', lang);
  if (format === 'month')
    return unit === 'date' && typeof value === 'string' ? formatMonth(value, lang) : null;
  const printed = format === undefined ? value : valueInFormat(facts, fact, value, format);
  return printed === null ? null : formatValue(printed, unit, lang);
};
