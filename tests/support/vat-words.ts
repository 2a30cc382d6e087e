import type { Language } from '#src/lib/language.ts';
import { readContentFile } from './content-files.ts';
import { toPlainText } from './plain-text.ts';

/** Whether an amount is said to be without VAT or with it. */
export type VatStatement = 'without' | 'with';

/** Words that sentences may use instead of the words in the labels of the interface. */
const wordsByStatement: Record<VatStatement, Record<Language, readonly string[]>> = {
  without: { fr: ['hors TVA'], nl: ['exclusief btw', 'zonder btw'] },
  with: { fr: ['TVA comprise', '% comprise'], nl: ['inclusief btw', 'btw inbegrepen'] },
};

/** The words for a price with or without VAT in a language: the words of the labels up to their first figure, and others. */
export const vatWords = (statement: VatStatement, lang: Language): readonly string[] => {
  const { excluded, standard } = readContentFile(`ui/${lang}`).price;
  const label = toPlainText(statement === 'without' ? excluded : standard).replace(/\s*[\d{].*$/, '');
  return [label, ...wordsByStatement[statement][lang]].filter((word) => word !== '');
};

/** True if a text says of any amount that it is without VAT, or with it. */
export const saysVat = (text: string, statement: VatStatement, lang: Language): boolean =>
  vatWords(statement, lang).some((word) => text.includes(word));
