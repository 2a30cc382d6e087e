import { upperCaseFirst } from '#src/lib/first-letter.ts';
import { type Language, perLanguage } from '#src/lib/language.ts';
import { typeset } from '#src/lib/typeset.ts';
import { brandPlaceholderValues } from '../brand-placeholder-values.ts';
import { companyPlaceholderValues, phoneIn } from '../company.ts';
import type { ContentData, PageLinks } from '../content.ts';
import { at, finding, type Location, type Report } from '../finding.ts';
import { memoizeText } from '../memoize.ts';
import { formatFact } from './format-fact.ts';
import { checkLinkTargets } from './link-targets.ts';
import { isMarkable, type MarkText } from './text-markers.ts';
import { mapTexts, textsIn } from './texts-in.ts';

/** The data that fill the placeholders of texts, and the function to which mistakes are reported. */
export interface RenderContext {
  data: Pick<ContentData, 'brands' | 'company' | 'day' | 'facts' | 'faultCodes' | 'rawUi'>;
  links: PageLinks;
  report: Report;
  /** Marks texts with their locations, for the editor. */
  mark?: MarkText;
}

/** `{prices.repair}`, `{prices.repair|incl6}`, `{claims.clients@home}`. */
const placeholderPattern = /\{([a-z0-9-]+\.[a-zA-Z0-9-]+)(?:@([a-z0-9-]+))?(?:\|([a-z0-9]+))?\}/g;

/** Replaces `{safety.reset-once}` by the wording of that danger, which has placeholders of its own (WD-1). */
const insertSafetyTexts = (text: string, lang: Language, { rawUi }: RenderContext['data']): string =>
  text.replace(
    /\{safety\.([a-z-]+)\}/g,
    (written, name: string) => new Map(Object.entries(rawUi[lang].safety)).get(name) ?? written,
  );

/** The words of a placeholder for the company or its brands; undefined for a fact. */
const wordsOf = (
  name: string,
  lang: Language,
  file: string,
  data: RenderContext['data'],
): string | undefined => {
  if (name.startsWith('company.')) return companyPlaceholderValues(data, lang).get(name);
  return name.startsWith('brand') ? brandPlaceholderValues(data, lang, file).get(name) : undefined;
};

/** Replaces the placeholders of a text. One that names no value is reported, and becomes `(name)`: pages show no braces. */
export const fillPlaceholders = (
  text: string,
  lang: Language,
  location: Location,
  context: RenderContext,
): string => {
  const { data, report } = context;
  const filled = insertSafetyTexts(text, lang, data).replace(
    placeholderPattern,
    (written, name: string, page: string | undefined, format: string | undefined, index: number) => {
      const words = wordsOf(name, lang, location.file, data);
      if (words !== undefined) {
        if (page !== undefined || format !== undefined)
          report(finding('fact-form', location, { fact: written }));
        // Hours and numbers that begin a text begin its sentence: "Jour et nuit", "Neuf marques".
        return index === 0 && /^(?:company\.hours|brands)/.test(name) ? upperCaseFirst(words) : words;
      }
      const fact = data.facts.get(name);
      const value = page === undefined ? fact?.value : fact?.byPage?.[page];
      const printed =
        fact === undefined || value === undefined ? null : formatFact(data.facts, fact, value, format, lang);
      if (printed !== null) return printed;
      report(
        fact === undefined
          ? finding('fact-unknown', location, { fact: `{${name}}` })
          : finding('fact-form', location, { fact: written }),
      );
      return `(${name})`;
    },
  );
  const [brace] = /[{}].{0,40}/.exec(filled) ?? [];
  if (brace !== undefined) report(finding('half-markup', location, { text: brace }));
  return filled;
};

const pageLinkPattern = /\[([^\]]*)\]\(page:([a-z0-9/-]+)(?:#([\w-]+))?\)/g;

/** Replaces the target of `[label](page:id)` by the URL of that page, and a link to an unknown page by its label. */
const resolveLinks = (
  text: string,
  lang: Language,
  location: Location,
  { links, report }: RenderContext,
): string =>
  text.replace(pageLinkPattern, (_match, label: string, id: string, fragment: string | undefined) => {
    if (links.hasPage(id)) return `[${label}](${links.href(id, lang, fragment)})`;
    report(finding('page-unknown', location, { id, words: label }));
    return label;
  });

/** Removes the spaces from `tel:` targets: facts have phone numbers with spaces, `[…](tel:{emergency.danger})`. */
const removeSpacesFromTelTargets = (text: string): string =>
  text.replace(/\]\(tel:[^)]*\)/g, (target) => target.replace(/\s/g, ''));

const fillText = (text: string, lang: Language, location: Location, context: RenderContext): string => {
  // First, because a link dials the number in its international form, and the placeholder prints the national one.
  const dialled = text.replaceAll('](tel:{company.phone})', `](${phoneIn(context.data.company, lang).href})`);
  const filled = removeSpacesFromTelTargets(fillPlaceholders(dialled, lang, location, context));
  checkLinkTargets(filled, location, context.report);
  return resolveLinks(filled, lang, location, context);
};

/** The typography of the filled-in texts, of which most are the same at each check. */
const typesetIn = perLanguage((lang) => memoizeText((text) => typeset(text, lang)));

/** Replaces the placeholders and link targets of a text and applies the typography. */
export const renderText = (
  text: string,
  lang: Language,
  location: Location,
  context: RenderContext,
): string => typesetIn[lang](fillText(text, lang, location, context));

/** Reports placeholders and links in a file that cannot be replaced. */
export const checkPlaceholders = (
  value: unknown,
  lang: Language,
  file: string,
  context: RenderContext,
): void => {
  for (const { path, text } of textsIn(value)) fillText(text, lang, at(file, ...path), context);
};

/** Replaces placeholders and link targets in all texts of a file, and applies the typography. */
export const renderTexts = <T>(value: T, lang: Language, file: string, context: RenderContext): T =>
  mapTexts(value, (text, path) => {
    const location = at(file, ...path);
    const rendered = renderText(text, lang, location, context);
    return context.mark !== undefined && isMarkable(path) ? context.mark(rendered, location, text) : rendered;
  });
