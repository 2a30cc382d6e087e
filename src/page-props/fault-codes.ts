import type { FaultCode } from '#src/content/schemas/fault-codes.ts';
import { adviceByKind } from '#src/lib/fault-codes/advice.ts';
import { comparableCode, faultCodeAnchor } from '#src/lib/fault-codes/comparable-code.ts';
import type { FinderBrand, FinderMeaning } from '#src/lib/fault-codes/finder.ts';
import { type Severity, severities, strictestSeverity } from '#src/lib/fault-codes/severity.ts';
import type { Language } from '#src/lib/language.ts';
import { typeset } from '#src/lib/typeset.ts';
import { content, copyOf, href } from '#src/site.ts';
import { brandHref } from './brand.ts';
import { callLink } from './contact.ts';
import { familyDocumentText, familySourceText } from './fault-code-sources.ts';
import { gasWarningProps } from './gas-warning.ts';

/** Subjects with which a smell of gas, or carbon monoxide, comes before the code. */
const gasSubjects: readonly FaultCode['subject'][] = [
  'flame',
  'false-flame',
  'flue',
  'gas-valve',
  'gas-supply',
  'reset',
];

const allBrandSlugs = (): string[] =>
  [...content.brands.keys()].filter((slug) => [...content.faultCodes.keys()].includes(slug));

const finderMeaning = (entry: FaultCode, lang: Language): FinderMeaning => ({
  code: entry.code,
  aliases: entry.aliases ?? [],
  families: entry.families,
  severity: entry.severity,
  check: entry.firstCheck,
  gas: entry.severity === 'danger' || entry.severity === 'once' || gasSubjects.includes(entry.subject),
  meaning: typeset(entry.meaning[lang], lang),
  note: entry.note === undefined ? null : typeset(entry.note[lang], lang),
  notFound: entry.notFound === undefined ? null : typeset(entry.notFound[lang], lang),
});

const finderBrand = (slug: string, lang: Language): FinderBrand => {
  const { codesOnBrandPage, families, codes } = content.faultCodes.of(slug);
  return {
    slug,
    name: content.brands.of(slug).name,
    families: families.map((family) => ({
      id: family.id,
      label: typeset(family.label[lang], lang),
      source: familySourceText(family, lang),
    })),
    meanings: codes.map((entry) => finderMeaning(entry, lang)),
    explained: codesOnBrandPage.map(({ code, advice, notFound }) => ({
      code,
      severity: adviceByKind[advice].severity,
      notFound: notFound === undefined ? null : typeset(notFound[lang], lang),
      href: brandHref(slug, lang, faultCodeAnchor(code)),
    })),
  };
};

/** Props of the fault finder (TL-1): the words of the form and the answer, and all documented codes. */
export const faultFinderProps = (lang: Language) => {
  const { form, answer, unknown } = copyOf('fault-finder', lang);
  const { display, severities: names, may, stop } = copyOf('fault-labels', lang);
  const gas = gasWarningProps(lang);
  return {
    lang,
    labels: { form, answer, unknown, display, severities: names, may, stop, gas },
    call: callLink(lang),
    brands: allBrandSlugs().map((slug) => finderBrand(slug, lang)),
  };
};

/**
 * The severities with their names and what a resident may do, for the list below the fault finder. Whoever may add water
 * first reads there, too, to switch off and to read the gauge: an answer of the finder says it as its check.
 */
export const severityLegend = (lang: Language) => {
  const { may, checks } = copyOf('fault-finder', lang).answer;
  const labels = copyOf('fault-labels', lang).severities;
  return severities.map((severity) => ({
    severity,
    label: labels[severity],
    text: severity === 'self' ? `${checks.gauge} ${may.self}` : may[severity],
  }));
};

const anchorOf = (slug: string, code: string): string => `${slug}-${faultCodeAnchor(code)}`;

/** The severity of a meaning wherever it is published: the stricter of its document and of the page of its brand (WD-1). */
const publishedSeverity = (
  slug: string,
  { code, aliases = [], severity }: Pick<FaultCode, 'code' | 'aliases' | 'severity'>,
): Severity => {
  const spellings = [code, ...aliases].map(comparableCode);
  const onPage = content.faultCodes
    .of(slug)
    .codesOnBrandPage.filter((entry) => spellings.includes(comparableCode(entry.code)));
  return strictestSeverity([severity, ...onPage.map(({ advice }) => adviceByKind[advice].severity)]);
};

const hasDocumentedCodes = (slug: string): boolean => content.faultCodes.of(slug).codes.length > 0;

/**
 * All documented codes by brand, for the list below the fault finder: one row a code, in order, with each of its meanings and
 * the numbers of the documents that hold it. A brand without documented codes is left out: its own page has its code.
 */
export const faultList = (lang: Language) =>
  allBrandSlugs()
    .filter(hasDocumentedCodes)
    .map((slug) => {
      const { name, families, meanings: all } = finderBrand(slug, lang);
      const rows = new Map<string, { code: string; meanings: FinderMeaning[] }>();
      for (const meaning of all.toSorted((one, other) =>
        one.code.localeCompare(other.code, 'en', { numeric: true }),
      )) {
        const anchor = anchorOf(slug, meaning.code);
        const row = rows.get(anchor) ?? { code: meaning.code, meanings: [] };
        rows.set(anchor, { ...row, meanings: [...row.meanings, meaning] });
      }
      return {
        slug,
        name,
        page: brandHref(slug, lang, 'codes'),
        documents: content.faultCodes.of(slug).families.map((family) => ({
          label: typeset(family.label[lang], lang),
          source: familyDocumentText(family, lang),
        })),
        rows: [...rows].map(([anchor, { code, meanings }]) => ({
          anchor,
          code,
          meanings: meanings.map((meaning) => ({
            // Two families may write one code in two ways.
            spelling: meaning.code === code ? null : meaning.code,
            meaning: [meaning.meaning, meaning.note, meaning.notFound]
              .filter((words) => words !== null)
              .join(typeset('; ', lang)),
            severity: publishedSeverity(slug, { ...meaning, aliases: [...meaning.aliases] }),
            documents: meaning.families.map((id) => families.findIndex((family) => family.id === id) + 1),
          })),
        })),
      };
    });

/** Leads from the page of a brand to its codes in the fault finder; null for a brand that the list leaves out. */
export const allCodesLink = (slug: string, lang: Language): { href: string; label: string } | null =>
  hasDocumentedCodes(slug)
    ? {
        href: href('fault-finder', lang, slug),
        label: `${copyOf('fault-labels', lang).all} ${content.brands.of(slug).name}`,
      }
    : null;
