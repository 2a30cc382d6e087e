import type { Change, LocalisedText, TaskInput } from '@pajotherm/editor/contract';
import { isDocumented } from '#src/content/checks/fault-codes.ts';
import type { Content } from '#src/content/content.ts';
import { meaningsOf } from '#src/content/fault-codes.ts';
import { adviceLabels } from '#src/content/schemas/fault-code-editor-labels.ts';
import { type AdviceKind, adviceByKind } from '#src/lib/fault-codes/advice.ts';
import { languages } from '#src/lib/language.ts';
import type { BrandsCopy } from '#src/page-types/brands/copy-schema.ts';

/**
 * The advice to choose from for a new code, the most careful last. No document has been read for it yet, so a resident may neither
 * solve it nor press reset.
 */
export const adviceChoices = Object.entries(adviceLabels).flatMap(([value, [fr, nl]]) => {
  const { severity } = adviceByKind[value as keyof typeof adviceLabels];
  return severity === 'technician' || severity === 'danger' ? [{ value, label: { fr, nl } }] : [];
});

/** The words about a code whose manual nobody has read yet. */
const manualNotReadText = {
  fr: 'nous n’avons pas encore lu la notice qui documente ce code',
  nl: 'we hebben de handleiding die deze code vermeldt, nog niet gelezen',
};

/**
 * What the page of a brand first says of a code. The owner has compared nothing yet, so it claims no manual that agrees: it says
 * what the documents of the code say, or that no manual has been read.
 */
export const newFaultCode = (content: Content, slug: string, code: string, input: TaskInput) => {
  const file = content.faultCodes.get(slug);
  const meanings = file === undefined ? [] : meaningsOf(file, code);
  const hasDocument = meanings.some(({ entry, families }) => isDocumented(entry, families));
  return {
    code,
    advice: String(input.advice) as AdviceKind,
    ...(hasDocument
      ? { manualVerdict: 'not-compared' as const }
      : { manualVerdict: 'not-found' as const, notFound: manualNotReadText }),
    ...(input.source ? { source: String(input.source) } : {}),
  };
};

const allModelsTitle = { fr: 'tous les appareils', nl: 'alle toestellen' };

/**
 * The file of codes of a brand that had none, with its first code. No manual has been read.
 * @param source where the owner read of the code; empty where he does not say
 * @param today ISO
 */
export const newFaultCodesFile = (brand: string, code: object, source: string, today: string) => ({
  codesOnBrandPage: [code],
  families: [
    {
      id: 'all',
      label: allModelsTitle,
      models: [brand],
      notFound: manualNotReadText,
      read: 'original',
      checked: today,
      // The schema asks for a source; no page prints it.
      sources: [source || 'aucune'],
    },
  ],
  codes: [],
});

/** Changes that show the first code of a brand on its card among the brands, with its meaning. */
export const firstCodeOnCard = (
  content: Content,
  slug: string,
  code: string,
  title: LocalisedText,
): Change[] =>
  languages.flatMap((lang): Change[] => {
    const { cards } = (content.rawCopy.get(`brands/${lang}`) ?? {}) as Partial<BrandsCopy>;
    const index = cards?.items.findIndex((one) => one.slug === slug) ?? -1;
    if (index < 0) return [];
    const file = `content/copy/brands/${lang}.yaml`;
    const [first = '', ...rest] = title[lang];
    const meaning = `${first.toUpperCase()}${rest.join('')}. ${lang === 'fr' ? 'Appelez-nous.' : 'Bel ons.'}`;
    return Object.entries({ code, meaning }).map(([key, value]) => ({
      kind: 'add',
      file,
      path: ['cards', 'items', index, key],
      value,
    }));
  });
