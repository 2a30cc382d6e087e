import { ContentError } from '#src/content/io/read.ts';
import { companyPlaceholders, phoneOf } from '#src/content/loaders/company.ts';
import { factOf, factValue } from '#src/content/loaders/fact-table.ts';
import { type Rate, totalOf } from '#src/content/loaders/vat.ts';
import type { Fact } from '#src/content/schemas/facts.ts';
import { formatMonth, formatNumber, formatValue } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { typeset } from '#src/lib/typeset.ts';
import type { FactValue } from '#src/lib/units.ts';
import { hasPage, href } from '#src/routing/routes.ts';
import { checkLinkTargets } from './link-targets.ts';

/** `{prices.repair}`, `{prices.repair|incl6}`, `{claims.clients@home}`. */
const placeholder = /\{([a-z0-9-]+\.[a-zA-Z0-9-]+)(?:@([a-z0-9-]+))?(?:\|([a-z0-9]+))?\}/g;

/** A brace outside of placeholders is a typing mistake. */
const strayBrace = /[{}]/;

/** Applies a function to a number, or to both ends of a range. */
const mapNumbers = (value: FactValue, change: (end: number) => number): FactValue => {
  if (typeof value === 'number') return change(value);
  return Array.isArray(value) ? [change(value[0]), change(value[1])] : value;
};

/** Formats that add VAT. */
const rates: Record<string, Rate> = { incl6: 'reduced', incl21: 'standard' };

/** A parsed placeholder, with its language, and its file and key for messages. */
interface Placeholder {
  name: string;
  option: string | undefined;
  lang: Language;
  where: string;
}

const formatted = (fact: Fact, value: FactValue, { name, option, lang, where }: Placeholder): string => {
  const { unit } = fact;
  const rate = rates[option ?? ''];
  if (rate !== undefined) {
    const total = (end: number) => totalOf(fact, end, rate, `${name}|${option}`, where);
    return formatValue(mapNumbers(value, total), unit, lang);
  }
  switch (option) {
    case undefined:
      return formatValue(value, unit, lang);
    case 'number':
      return typeof value === 'number' ? formatNumber(value, lang) : formatValue(value, 'count', lang);
    case 'month':
      if (unit === 'date' && typeof value === 'string') return formatMonth(value, lang);
      throw new ContentError(
        `${where}: "|month" asks for the month of a date, but this fact is no date. Take "|month" away.`,
      );
    case 'min':
    case 'max':
      if (Array.isArray(value)) return formatValue(value[option === 'min' ? 0 : 1], unit, lang);
      throw new ContentError(
        `${where}: {${name}|${option}} is one end of a range, but this fact is not a range. Remove "|${option}".`,
      );
    default:
      throw new ContentError(
        `${where}: unknown format "|${option}". The placeholder could not be replaced. Use one of incl6, incl21, number, min, max, month.`,
      );
  }
};

/** Replaces the placeholders of a text. @throws ContentError on an unknown fact, place or format. */
export const fillFacts = (text: string, lang: Language, where: string): string => {
  const filled = text.replace(
    placeholder,
    (match, name: string, place: string | undefined, option: string | undefined) => {
      const fromCompany = companyPlaceholders(lang).get(name);
      if (fromCompany !== undefined) {
        if (option === undefined && place === undefined) return fromCompany;
        throw new ContentError(
          `${where}: ${match} has a format or a place, but {${name}} is a text of content/company.yaml, which has neither. It would have no effect. Write {${name}}.`,
        );
      }
      const entry = factOf(name, where);
      return formatted(entry, factValue(entry, name, place, where), { name, option, lang, where });
    },
  );
  if (strayBrace.test(filled)) {
    throw new ContentError(
      `${where}: a brace is left in "${filled.slice(0, 80)}". Visitors would see it. Write placeholders as {file.key}, for example {prices.repair}.`,
    );
  }
  return filled;
};

const pageLink = /\[([^\]]*)\]\(page:([a-z0-9/-]+)(?:#([\w-]+))?\)/g;

/** Replaces the target of `[label](page:id)` by the address of that page in a language. @throws ContentError on an unknown page. */
export const resolveLinks = (text: string, lang: Language, where: string): string =>
  text.replace(pageLink, (_match, label: string, id: string, fragment: string | undefined) => {
    if (hasPage(id)) return `[${label}](${href(id, lang, fragment)})`;
    throw new ContentError(
      `${where}: link to unknown page "${id}". The link would lead to the not-found page. Write the id of a page of src/page-types/ or, if the page was removed, the text without the link.`,
    );
  });

/** Removes the spaces from `tel:` targets: facts have phone numbers with spaces, `[…](tel:{emergency.danger})`. */
const withPlainTelTargets = (text: string): string =>
  text.replace(/\]\(tel:[^)]*\)/g, (target) => target.replace(/\s/g, ''));

/** Replaces the company's number in `tel:` targets by its international form. */
const withCompanyNumber = (text: string, lang: Language): string =>
  text.replaceAll('](tel:{company.phone})', `](${phoneOf(lang).href})`);

/** Replaces the placeholders and link targets of a text and applies the typography. @param where file and key, for messages. @throws ContentError */
export const fillCopy = (text: string, lang: Language, where: string): string => {
  const filled = withPlainTelTargets(fillFacts(withCompanyNumber(text, lang), lang, where));
  checkLinkTargets(filled, where);
  return typeset(resolveLinks(filled, lang, where), lang);
};

/** A text without markup, review notices, soft hyphens and word joiners, for titles, descriptions and structured data. */
export const plainText = (text: string): string =>
  text
    .replace(/ ?\[[^\]]*\]\(review:[^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/[\u00ad\u2060]/g, '');
