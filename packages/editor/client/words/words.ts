import type { Language, Texts } from '../../shared/values.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Name of one of the editor's own words. */
type Word = keyof typeof fr;

const dictionaries: Record<Language, Record<Word, string>> = { fr, nl };

/** The editor's own words in a language: `t('unsaved', 3)` puts values in place of `{}`, one after the other. */
export const translate = (language: Language) => ({
  t: (word: Word, ...values: (string | number)[]): string => {
    const left = [...values];
    return dictionaries[language][word].replace(/\{\}/g, () => String(left.shift() ?? ''));
  },
  text: (texts: Texts): string => texts[language],
});
