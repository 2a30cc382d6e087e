import type { Language, Texts } from '../../shared/values.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Name of one of the editor's own texts. */
type MessageKey = keyof typeof fr;

const messages: Record<Language, Record<MessageKey, string>> = { fr, nl };

/** The editor's own texts in a language: `t('unsaved', 3)` puts values in place of `{}`, one after the other. */
export const translate = (language: Language) => ({
  t: (key: MessageKey, ...values: (string | number)[]): string => {
    const remaining = [...values];
    return messages[language][key].replace(/\{\}/g, () => String(remaining.shift() ?? ''));
  },
  text: (texts: Texts): string => texts[language],
});
