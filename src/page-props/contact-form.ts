import type { FormText } from '#src/content/copy/form.ts';
import type { Language } from '#src/lib/language.ts';
import { content, phoneOf } from '#src/site.ts';

/**
 * Props of the contact form in a language. `form.messages` in content/company.yaml decides whether the error messages are
 * English or in the language of the page (CF-4).
 */
export const contactFormProps = (lang: Language): FormText & { email: string } => {
  const { company, form } = content;
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
export const withoutFormProps = (lang: Language) => {
  const { text, keptText, mailSubject, writeTo, call } = content.form.withoutForm[lang];
  const { email } = content.company;
  return {
    text,
    keptText,
    mail: { href: `mailto:${email}?subject=${encodeURIComponent(mailSubject)}`, label: writeTo },
    phone: { href: phoneOf(lang).href, label: call },
  };
};
