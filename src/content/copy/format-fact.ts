import { formatMonth, formatNumber, formatValue } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import type { FactValue } from '#src/lib/units.ts';
import type { Facts } from '../facts/load-facts.ts';
import { rateOfFormat, totalOf } from '../facts/vat.ts';
import { finding, type Location, type Report } from '../finding.ts';
import type { Fact } from '../schemas/facts.ts';

interface FactInText {
  written: string;
  fact: Fact;
  value: FactValue;
  format: string | undefined;
  lang: Language;
  location: Location;
}

/** Formats a fact as a placeholder asks. Returns null if the fact does not have that format. */
export const formatFact = (
  { written, fact, value, format, lang, location }: FactInText,
  facts: Facts,
  report: Report,
): string | null => {
  const reportWrongForm = (): null => {
    report(finding('fact-form', location, { fact: written }));
    return null;
  };
  const { unit } = fact;
  const rate = rateOfFormat[format ?? ''];
  if (rate !== undefined) {
    const ends = Array.isArray(value) ? value : [value];
    const totals = ends.map((end) => (typeof end === 'number' ? totalOf(facts, fact, end, rate) : null));
    const [low = null, high = low] = totals;
    if (low === null || high === null) return reportWrongForm();
    return formatValue(Array.isArray(value) ? [low, high] : low, unit, lang);
  }
  switch (format) {
    case undefined:
      return formatValue(value, unit, lang);
    case 'number':
      return typeof value === 'number' ? formatNumber(value, lang) : formatValue(value, 'count', lang);
    case 'month':
      return unit === 'date' && typeof value === 'string' ? formatMonth(value, lang) : reportWrongForm();
    case 'min':
    case 'max':
      return Array.isArray(value)
        ? formatValue(value[format === 'min' ? 0 : 1], unit, lang)
        : reportWrongForm();
    default:
      return reportWrongForm();
  }
};
