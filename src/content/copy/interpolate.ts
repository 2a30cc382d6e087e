import type { Language } from '#src/lib/language.ts';
import { typeset } from '#src/lib/typeset.ts';
import { companyTexts, phoneOf } from '../company.ts';
import type { ContentData, Links } from '../content.ts';
import { at, finding, type Location, type Report } from '../finding.ts';
import { unknownFact } from '../near-name.ts';
import { formatFact } from './format-fact.ts';
import { checkLinks } from './link-targets.ts';
import { isVisible, type MarkText } from './text-markers.ts';
import { mapTexts, textsIn } from './texts-in.ts';

export interface Interpolation {
  data: Pick<ContentData, 'company' | 'facts' | 'rawUi'>;
  links: Links;
  report: Report;
  /** Marks texts with their places, for the editor. */
  mark?: MarkText;
}

/** `{prices.repair}`, `{prices.repair|incl6}`, `{claims.clients@home}`. */
const placeholder = /\{([a-z0-9-]+\.[a-zA-Z0-9-]+)(?:@([a-z0-9-]+))?(?:\|([a-z0-9]+))?\}/g;

/** Returns the words around the first brace that belongs to no placeholder. */
const braceIn = (text: string): string => {
  const others = text.replace(placeholder, (written) => written.replace(/[{}]/g, '-'));
  const found = /(?:\S+ +){0,3}\S*[{}]\S*(?: +\S+){0,3}/.exec(others);
  return found === null ? '' : text.slice(found.index, found.index + found[0].length);
};

/** Replaces `{safety.reset-once}` by the wording of that danger, which has placeholders of its own (WD-1). */
const withSafetyTexts = (text: string, lang: Language, { rawUi }: Interpolation['data']): string =>
  text.replace(
    /\{safety\.([a-z-]+)\}/g,
    (written, name: string) => new Map(Object.entries(rawUi[lang].safety)).get(name) ?? written,
  );

/** Replaces the placeholders of a text, except those with a mistake. */
export const interpolateFacts = (
  text: string,
  lang: Language,
  location: Location,
  context: Interpolation,
): string => {
  const { data, report } = context;
  const filled = withSafetyTexts(text, lang, data).replace(
    placeholder,
    (written, name: string, page: string | undefined, format: string | undefined) => {
      const fromCompany = name.startsWith('company.')
        ? companyTexts(data.company, lang).get(name)
        : undefined;
      if (fromCompany !== undefined) {
        if (page !== undefined || format !== undefined)
          report(finding('company-format', location, { fact: `{${name}}` }));
        return fromCompany;
      }
      const fact = data.facts.get(name);
      const value = page === undefined ? fact?.value : fact?.places?.[page];
      if (fact === undefined)
        report(
          unknownFact(name, location, [...data.facts.keys(), ...companyTexts(data.company, lang).keys()]),
        );
      else if (value === undefined) {
        const places = Object.keys(fact.places ?? {}).join(', ');
        report(finding('fact-place', location, { fact: written, places }));
      } else
        return (
          formatFact({ written, fact, value, format, lang, location }, data.facts, report) ?? `(${name})`
        );
      return `(${name})`;
    },
  );
  if (/[{}]/.test(filled)) report(finding('brace-left', location, { text: braceIn(text) }));
  return filled;
};

const pageLink = /\[([^\]]*)\]\(page:([a-z0-9/-]+)(?:#([\w-]+))?\)/g;

/** Replaces the target of `[label](page:id)` by the address of that page, and a link to an unknown page by its label. */
const resolveLinks = (
  text: string,
  lang: Language,
  location: Location,
  { links, report }: Interpolation,
): string =>
  text.replace(pageLink, (_match, label: string, id: string, fragment: string | undefined) => {
    if (links.hasPage(id)) return `[${label}](${links.href(id, lang, fragment)})`;
    report(finding('page-unknown', location, { id, words: label }));
    return label;
  });

/** Removes the spaces from `tel:` targets: facts have phone numbers with spaces, `[…](tel:{emergency.danger})`. */
const withPlainTelTargets = (text: string): string =>
  text.replace(/\]\(tel:[^)]*\)/g, (target) => target.replace(/\s/g, ''));

const filledIn = (text: string, lang: Language, location: Location, context: Interpolation): string => {
  const dialled = text.replaceAll('](tel:{company.phone})', `](${phoneOf(context.data.company, lang).href})`);
  const filled = withPlainTelTargets(interpolateFacts(dialled, lang, location, context));
  checkLinks(filled, location, context.report);
  return resolveLinks(filled, lang, location, context);
};

/** Replaces the placeholders and link targets of a text and applies the typography. */
export const interpolate = (
  text: string,
  lang: Language,
  location: Location,
  context: Interpolation,
): string => typeset(filledIn(text, lang, location, context), lang);

/** Reports placeholders and links in a file that cannot be replaced. */
export const checkPlaceholders = (
  value: unknown,
  lang: Language,
  file: string,
  context: Interpolation,
): void => {
  for (const { path, text } of textsIn(value)) filledIn(text, lang, at(file, ...path), context);
};

/** Interpolates all texts of a file. */
export const interpolateAll = <T>(value: T, lang: Language, file: string, context: Interpolation): T =>
  mapTexts(value, (text, path) => {
    const location = at(file, ...path);
    const printed = interpolate(text, lang, location, context);
    return context.mark !== undefined && isVisible(path) ? context.mark(printed, location, text) : printed;
  });
