import type { MessageKey } from '#src/lib/contact-form-rules.ts';
import type { Language } from '#src/lib/language.ts';
import type { ContentData } from '../content.ts';
import type { FormLabels } from '../schemas/form.ts';
import { type Interpolation, interpolateAll } from './interpolate.ts';

/** Texts of the form, and the language of its error messages, which can differ from that of the page (CF-4). */
export interface FormText {
  lang: Language;
  labels: FormLabels;
  messages: Readonly<Record<MessageKey | 'fixErrors', string>>;
  messagesLang: 'en' | Language;
}

/** The texts of the form with facts and typography, but for the English messages: the specification words them. */
export const interpolateForm = ({ rawForm }: ContentData, context: Interpolation): ContentData['rawForm'] => {
  const { messages, labels, withoutForm } = rawForm;
  const printed = <T>(key: string, { fr, nl }: { fr: T; nl: T }) => {
    const inLanguage = (value: T, lang: Language): T =>
      interpolateAll({ [key]: { [lang]: value } }, lang, 'content/ui/form.yaml', context)[key]?.[lang] ??
      value;
    return { fr: inLanguage(fr, 'fr'), nl: inLanguage(nl, 'nl') };
  };
  // Half a placeholder in an English message is found here; what is printed is not used.
  interpolateAll({ messages: { en: messages.en } }, 'nl', 'content/ui/form.yaml', context);
  return {
    messages: { en: messages.en, ...printed('messages', messages) },
    labels: printed('labels', labels),
    withoutForm: printed('withoutForm', withoutForm),
  };
};
