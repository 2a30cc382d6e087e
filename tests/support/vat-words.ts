import { ui } from '#src/copy/ui.ts';
import type { Language } from '#src/lib/language.ts';
import { plain } from './plain-text.ts';

/** Whether an amount is said to be without VAT or with it. */
export type VatSaid = 'without' | 'with';

/** How the languages say it; a sentence may use another of these than the labels of the interface do. */
const known: Record<VatSaid, Record<Language, readonly string[]>> = {
  without: { fr: ['HTVA', 'hors TVA'], nl: ['excl. btw', 'exclusief btw', 'zonder btw'] },
  with: { fr: ['TVAC', 'TVA comprise'], nl: ['incl.', 'inclusief btw', 'btw inbegrepen'] },
};

/** The words with which a label begins, up to its first figure: `incl.` of `incl. 21% btw`. */
const beginning = (label: string): string => plain(label).replace(/\s*\d.*$/, '');

/** All words that say it in a language. */
export const vatWords = (said: VatSaid, lang: Language): string[] => {
  const { excluded, onlyStandard } = ui(lang).price;
  const label = said === 'without' ? plain(excluded) : beginning(onlyStandard);
  return [...new Set([label, ...known[said][lang]])].filter((words) => words !== '');
};

/** True where a text says so, of whatever amount. */
export const saysVat = (text: string, said: VatSaid, lang: Language): boolean =>
  vatWords(said, lang).some((words) => text.includes(words));
