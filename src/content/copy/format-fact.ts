import { formatMonth, formatNumber, formatValue } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import type { FactValue } from '#src/lib/units.ts';
import type { Facts } from '../facts/load-facts.ts';
import { valueInFormat } from '../facts/vat.ts';
import { finding, type Location, type Report } from '../finding.ts';
import type { Fact } from '../schemas/facts.ts';

/** A placeholder of a text, and the fact that it names. */
interface FactInText {
  /** The placeholder as the text has it, for the finding: `{vat.reduced|x}`. */
  written: string;
  fact: Fact;
  /** The value of the fact on the page of the text. */
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
  if (format === 'number')
    return typeof value === 'number' ? formatNumber(value, lang) : formatValue(value, 'count', lang);
  if (format === 'month')
    return unit === 'date' && typeof value === 'string' ? formatMonth(value, lang) : reportWrongForm();
  const printed = format === undefined ? value : valueInFormat(facts, fact, value, format);
  return printed === null ? reportWrongForm() : formatValue(printed, unit, lang);
};
