import type { Language, LocalisedText } from '../../shared/values.ts';
import { barAndPanels } from './bar-and-panels.ts';
import { pageAndFields } from './page-and-fields.ts';

const messages = { ...pageAndFields, ...barAndPanels };

/** The editor's own texts in a language: `t('unsaved', 3)` puts values in place of `{}`, one after the other. */
export const translate = (language: Language) => ({
  t: (key: keyof typeof messages, ...filled: (string | number)[]): string => {
    const [fr, nl] = messages[key];
    return (language === 'fr' ? fr : nl).replace(/\{\}/g, () => String(filled.shift() ?? ''));
  },
  text: (texts: LocalisedText): string => texts[language],
});
