import { explainedCode, faultCodesOf, type Reading, readingsOf } from '#src/content/loaders/fault-codes.ts';
import type { BrandCopy } from '#src/content/schemas/copy/brand.ts';
import type { FaultFamily } from '#src/content/schemas/fault-codes.ts';
import { copyOf } from '#src/copy/copy.ts';
import { formatDate } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { typeset } from '#src/lib/typeset.ts';
import { brandFaults } from '../brand-view.ts';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Families by the document in which they stand, in the order of the file. */
const byDocument = (families: readonly FaultFamily[], lang: Language): [string, string[]][] => {
  const groups = new Map<string, string[]>();
  for (const { document, label } of families) {
    const title = document?.title[lang] ?? '';
    groups.set(title, [...(groups.get(title) ?? []), label[lang]]);
  }
  return [...groups];
};

/** One meaning with its families and documents: `**pas de flamme**, pour Serie 7000i (carnet …)`. */
const readingWords = ({ entry, families }: Reading, lang: Language): string => {
  const { provenance } = copyOf('fault-labels', lang);
  const origins = byDocument(families, lang).map(([title, labels]) => `${labels.join(', ')} (${title})`);
  return `**${entry.meaning[lang]}**, ${provenance.for} ${origins.join('; ')}`;
};

const lastCheckOf = (families: readonly FaultFamily[]): string =>
  families
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1) ?? '';

/** The sentence that says where the meaning of a code comes from, or that no document was found (TR-1). */
export const provenanceOf = (slug: string, code: string, lang: Language): string => {
  const file = faultCodesOf(slug);
  const { verdict, notFound } = explainedCode(slug, code);
  const { provenance } = copyOf('fault-labels', lang);
  if (verdict === 'not-found') {
    const date = formatDate(lastCheckOf(file.families), lang);
    return typeset(`${upperFirst(notFound?.[lang] ?? '')} (${provenance.checked} ${date}).`, lang);
  }
  const readings = readingsOf(file, code);
  const families = readings.flatMap((reading) => reading.families);
  const read = families.every((family) => family.read === 'original') ? 'original' : 'transcription';
  const words = readings.map((reading) => readingWords(reading, lang)).join('; ');
  const date = formatDate(lastCheckOf(families), lang);
  return typeset(`${provenance[verdict]} ${words}; ${provenance[read]} ${date}.`, lang);
};

/** Codes of a brand page with their severity, anchor and provenance. @throws ContentError as `brandFaults` does. */
export const explainedFaults = (slug: string, items: BrandCopy['faults']['items'], lang: Language) =>
  brandFaults(slug, items).map((fault) => ({ ...fault, provenance: provenanceOf(slug, fault.code, lang) }));

/** The document of a family with its numbers and pages, or the words that none was found. */
const documentWords = ({ document, notFound }: FaultFamily, lang: Language): string => {
  const { number, pages } = copyOf('fault-labels', lang).documents;
  if (document === undefined) return notFound?.[lang] ?? '';
  return [
    document.title[lang],
    ...(document.numbers.length === 0 ? [] : [`${number} ${document.numbers.join(', ')}`]),
    ...(document.pages === undefined ? [] : [`${pages} ${document.pages}`]),
  ].join(', ');
};

/** The documents of a brand that were compared with its codes, a line each: models, title, numbers, pages. */
export const documentLines = (slug: string, lang: Language): string[] =>
  faultCodesOf(slug).families.map((family) =>
    typeset(`**${family.models.join(', ')}**, ${documentWords(family, lang)}`, lang),
  );

/** How and when the document of a family was read. */
const readWords = ({ read, checked }: FaultFamily, lang: Language): string =>
  `${copyOf('fault-labels', lang).provenance[read]} ${formatDate(checked, lang)}`;

/** The document of a family without its numbers, with how and when it was read. */
export const familySource = (family: FaultFamily, lang: Language): string => {
  const { document, notFound } = family;
  return typeset(`${(document?.title ?? notFound)?.[lang] ?? ''}; ${readWords(family, lang)}`, lang);
};

/** The same with its numbers and pages. */
export const familyDocument = (family: FaultFamily, lang: Language): string =>
  typeset(`${documentWords(family, lang)}; ${readWords(family, lang)}`, lang);
