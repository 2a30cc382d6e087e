import type { MessageKey } from '#src/lib/contact-form-rules.ts';
import type { Language } from '#src/lib/language.ts';
import { phoneOf } from '../company.ts';
import type { Content, ContentData } from '../content.ts';
import type { FormLabels } from '../schemas/form.ts';
import { type Interpolation, interpolateAll } from './interpolate.ts';

/** Texts of the form, and the language of its error messages, which can differ from that of the page (CF-4). */
export interface FormText {
  lang: Language;
  labels: FormLabels;
  messages: Readonly<Record<MessageKey | 'fixErrors', string>>;
  messagesLang: 'en' | Language;
}

/** The texts of the form with facts and typography; French typography is not applied to the English messages. */
export const interpolateForm = ({ rawForm }: ContentData, context: Interpolation): ContentData['rawForm'] => {
  const { messages, labels, withoutForm } = rawForm;
  const printed = <T>(key: string, { fr, nl }: { fr: T; nl: T }) => {
    const inLanguage = (value: T, lang: Language): T =>
      interpolateAll({ [key]: { [lang]: value } }, lang, 'content/ui/form.yaml', context)[key]?.[lang] ??
      value;
    return { fr: inLanguage(fr, 'fr'), nl: inLanguage(nl, 'nl') };
  };
  return {
    messages: { en: messages.en, ...printed('messages', messages) },
    labels: printed('labels', labels),
    withoutForm: printed('withoutForm', withoutForm),
  };
};

/**
 * Props of the contact form in a language. `form.messages` in content/company.yaml decides whether the error messages are
 * English or in the language of the page (CF-4).
 */
export const contactFormOf = ({ company, form }: Content, lang: Language): FormText & { email: string } => {
  const messagesLang = company.form.messages === 'page' ? lang : 'en';
  return {
    lang,
    email: company.email,
    messagesLang,
    messages: form.messages[messagesLang],
    labels: form.labels[lang],
  };
};

/** Props of what takes the place of the contact form where it does not run: mail and phone, with their words (CF-3). */
export const withoutFormOf = ({ company, form }: Content, lang: Language) => {
  const { text, keptText, mailSubject, writeTo, call } = form.withoutForm[lang];
  return {
    text,
    keptText,
    mail: { href: `mailto:${company.email}?subject=${encodeURIComponent(mailSubject)}`, label: writeTo },
    phone: { href: phoneOf(company, lang).href, label: call },
  };
};
