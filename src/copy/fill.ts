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

/** `{prices.repair}`, `{prices.repair|incl6}`, `{claims.clients@home}`. */
const placeholder = /\{([a-z0-9-]+\.[a-zA-Z0-9-]+)(?:@([a-z0-9-]+))?(?:\|([a-z0-9]+))?\}/g;

/** A brace that no placeholder explains: a typing mistake that would otherwise be printed. */
const looseBrace = /[{}]/;

const eachEnd = (value: FactValue, change: (end: number) => number): FactValue => {
  if (typeof value === 'number') return change(value);
  return Array.isArray(value) ? [change(value[0]), change(value[1])] : value;
};

/** The VAT rate that a format of copy adds. */
const rates: Record<string, Rate> = { incl6: 'reduced', incl21: 'standard' };

/** How a placeholder asks for a fact: its name with place, and the format behind the bar. */
interface Request {
  name: string;
  option: string | undefined;
  lang: Language;
  where: string;
}

const formatted = (fact: Fact, value: FactValue, { name, option, lang, where }: Request): string => {
  const { unit } = fact;
  const rate = rates[option ?? ''];
  if (rate !== undefined) {
    const total = (end: number) => totalOf(fact, end, rate, `${name}|${option}`, where);
    return formatValue(eachEnd(value, total), unit, lang);
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
        `${where}: "|${option}" asks for one end of a range, but this fact is no range. Take "|${option}" away.`,
      );
    default:
      throw new ContentError(
        `${where}: unknown format "|${option}". Known: incl6, incl21, number, min, max, month. Anything else would be printed raw.`,
      );
  }
};

/** Puts the facts into a text. @throws ContentError on an unknown fact, place or format. */
export const fillFacts = (text: string, lang: Language, where: string): string => {
  const filled = text.replace(
    placeholder,
    (match, name: string, place: string | undefined, option: string | undefined) => {
      const fromCompany = companyPlaceholders(lang).get(name);
      if (fromCompany !== undefined) {
        if (option === undefined && place === undefined) return fromCompany;
        throw new ContentError(
          `${where}: ${match} asks for a format or a place, but {${name}} is a text of content/company.yaml and has neither. It would be left out without a word. Write {${name}}.`,
        );
      }
      const entry = factOf(name, where);
      return formatted(entry, factValue(entry, name, place, where), { name, option, lang, where });
    },
  );
  if (looseBrace.test(filled)) {
    throw new ContentError(
      `${where}: a brace is left in "${filled.slice(0, 80)}". Visitors would see it. A placeholder reads {file.key}, as in {prices.repair}.`,
    );
  }
  return filled;
};

const pageLink = /\[([^\]]*)\]\(page:([a-z0-9/-]+)(?:#([\w-]+))?\)/g;

/** Turns `[label](page:id)` into a link to the page in this language. @throws ContentError on an unknown page. */
export const resolveLinks = (text: string, lang: Language, where: string): string =>
  text.replace(pageLink, (_match, label: string, id: string, fragment: string | undefined) => {
    if (hasPage(id)) return `[${label}](${href(id, lang, fragment)})`;
    throw new ContentError(
      `${where}: link to unknown page "${id}". Visitors would end on the not-found page. Write an id of src/routing/routes.ts or, where the page is gone, the words without the link.`,
    );
  });

/** A number is written with spaces for people and dialled without: `[112](tel:112)`, `[…](tel:{emergency.danger})`. */
const withDialledNumbers = (text: string): string =>
  text.replace(/\]\(tel:[^)]*\)/g, (target) => target.replace(/\s/g, ''));

/** The company's own number is dialled in its international form, as everywhere on the site. */
const withCompanyNumber = (text: string, lang: Language): string =>
  text.replaceAll('](tel:{company.phone})', `](${phoneOf(lang).href})`);

/** All steps for one string of copy: facts, links, typography. */
export const fillCopy = (text: string, lang: Language, where: string): string =>
  typeset(
    resolveLinks(withDialledNumbers(fillFacts(withCompanyNumber(text, lang), lang, where)), lang, where),
    lang,
  );

/** The copy without markup, review notices and soft hyphens, for titles, descriptions and structured data. */
export const plainText = (text: string): string =>
  text
    .replace(/ ?\[[^\]]*\]\(review:[^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll('\u00ad', '');
