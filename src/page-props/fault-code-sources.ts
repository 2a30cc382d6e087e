import { type CodeMeaning, findExplainedCode, meaningsOf } from '#src/content/fault-codes.ts';
import type { BoilerFamily } from '#src/content/schemas/boiler-families.ts';
import { adviceByKind } from '#src/lib/fault-codes/advice.ts';
import { faultCodeAnchor } from '#src/lib/fault-codes/comparable-code.ts';
import { upperCaseFirst } from '#src/lib/first-letter.ts';
import { formatDate } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { typeset } from '#src/lib/typeset.ts';
import type { BrandCopy } from '#src/page-types/brand/copy-schema.ts';
import { content, copyOf } from '#src/site.ts';

const documentAnchor = (number: number): string => `document-${number}`;

const documentLinks = (
  all: readonly BoilerFamily[],
  families: readonly BoilerFamily[],
  lang: Language,
): string => {
  const { document } = copyOf('fault-labels', lang).provenance;
  return families
    .map((family) => all.indexOf(family) + 1)
    .map((number) => `[${document}\u00a0${number}](#${documentAnchor(number)})`)
    .join(', ');
};

/**
 * One meaning with the families for which it holds and their documents: `**pas de flamme** – Serie 7000i, document 1`.
 * A dash, because labels and meanings have brackets of their own.
 * A meaning that all of several families share names only the documents: the list of documents names their models.
 */
const meaningWords = (
  all: readonly BoilerFamily[],
  { entry, families }: CodeMeaning,
  lang: Language,
): string => {
  const labels = families.map(({ label }) => label[lang]).join(', ');
  const isShared = families.length > 1 && families.length === all.length;
  const models = isShared ? '' : `${labels}, `;
  return `**${entry.meaning[lang]}** – ${models}${documentLinks(all, families, lang)}`;
};

/** The sentence that says where the meaning of a code comes from, or that no document was found (TR-1). */
export const provenanceText = (slug: string, code: string, lang: Language): string => {
  const file = content.faultCodes.of(slug);
  const { manualVerdict, notFound } = findExplainedCode(content.faultCodes.of(slug), code);
  if (manualVerdict === 'not-found') return typeset(`${upperCaseFirst(notFound?.[lang] ?? '')}.`, lang);
  const meanings = meaningsOf(file, code);
  const words = meanings.map((meaning) => meaningWords(file.families, meaning, lang)).join('; ');
  const notes = new Set(
    meanings.flatMap(({ entry }) =>
      entry.note === undefined ? [] : [` ${upperCaseFirst(entry.note[lang])}.`],
    ),
  );
  const { intro } = copyOf('fault-labels', lang).provenance;
  return typeset(`${intro} ${words}.${[...notes].join('')}`, lang);
};

/**
 * Fault codes of a brand page: the words of the copy with severity, anchor, provenance and advice. The page says once,
 * for all codes, what to do when it smells of gas; only codes of danger repeat it. A code whose advice is the same as
 * that of the code above has a link to it, `sameAs`. A code of severity `danger` always repeats its advice.
 */
export const explainedFaults = (slug: string, items: BrandCopy['faults']['items'], lang: Language) => {
  const sentences = copyOf('fault-labels', lang).advice;
  const adviceFor = (code: string) =>
    adviceByKind[findExplainedCode(content.faultCodes.of(slug), code).advice];
  return items.map((fault, index) => {
    const advice = adviceFor(fault.code);
    const { severity, may, stop } = advice;
    const above = items[index - 1];
    const isSame = above !== undefined && severity !== 'danger' && adviceFor(above.code) === advice;
    return {
      ...fault,
      severity,
      may: may.map((sentence) => sentences[sentence]),
      stop: stop
        .filter((sentence) => sentence !== 'gas-smell' || severity === 'danger')
        .map((sentence) => sentences[sentence]),
      anchor: faultCodeAnchor(fault.code),
      sameAs: isSame ? { code: above.code, anchor: faultCodeAnchor(above.code) } : null,
      provenance: provenanceText(slug, fault.code, lang),
    };
  });
};

/** The document of a family with its numbers and pages, or the words that none was found. */
const documentWords = ({ document, notFound }: BoilerFamily, lang: Language): string => {
  const { number, pages } = copyOf('fault-labels', lang).documents;
  if (document === undefined) return notFound?.[lang] ?? '';
  return [
    document.title[lang],
    ...(document.numbers.length === 0 ? [] : [`${number} ${document.numbers.join(', ')}`]),
    ...(document.pages === undefined ? [] : [`${pages} ${document.pages}`]),
  ].join(', ');
};

const readWords = ({ read, checked }: BoilerFamily, lang: Language): string =>
  `${copyOf('fault-labels', lang).provenance[read]} ${formatDate(checked, lang)}`;

/** The document of a family without its numbers, with how and when it was read. */
export const familySourceText = (family: BoilerFamily, lang: Language): string => {
  const { document, notFound } = family;
  return typeset(`${(document?.title ?? notFound)?.[lang] ?? ''}; ${readWords(family, lang)}`, lang);
};

/** The document of a family with its numbers and pages, and with how and when it was read. */
export const familyDocumentText = (family: BoilerFamily, lang: Language): string =>
  typeset(`${documentWords(family, lang)}; ${readWords(family, lang)}`, lang);

/** The models of a family. `Serie` is the word of the Dutch documents, so a French page writes it in French. */
const modelWords = ({ models }: BoilerFamily, lang: Language): string =>
  models.map((model) => (lang === 'fr' ? model.replace(/^Serie(?= )/u, 'Série') : model)).join(', ');

/** The documents of a brand that were compared with its codes: models, title, numbers, pages, how and when they were read. */
export const documentLines = (slug: string, lang: Language) =>
  content.faultCodes.of(slug).families.map((family, index) => ({
    anchor: documentAnchor(index + 1),
    line: typeset(`**${modelWords(family, lang)}**, ${familyDocumentText(family, lang)}`, lang),
  }));
