import type { ErrorKey } from '#src/lib/contact-form-rules.ts';
import { type Language, perLanguage } from '#src/lib/language.ts';
import type { ContentData } from '../content.ts';
import type { ContactFormLabels } from '../schemas/contact-form.ts';
import { type RenderContext, renderTexts } from './render-text.ts';

/** Texts of the form, and the language of its error messages, which can differ from that of the page (CF-4). */
export interface ContactFormText {
  lang: Language;
  labels: ContactFormLabels;
  messages: Readonly<Record<ErrorKey | 'fixErrors', string>>;
  messagesLang: 'en' | Language;
}

/**
 * Fills facts and typography into the texts of the form, except the English messages: the specification gives their
 * words.
 */
export const renderContactForm = (
  { rawForm }: ContentData,
  context: RenderContext,
): ContentData['rawForm'] => {
  const rendered = perLanguage((lang) => renderTexts(rawForm, lang, 'content/ui/form.yaml', context));
  return {
    messages: { en: rawForm.messages.en, ...perLanguage((lang) => rendered[lang].messages[lang]) },
    labels: perLanguage((lang) => rendered[lang].labels[lang]),
    withoutForm: perLanguage((lang) => rendered[lang].withoutForm[lang]),
  };
};
