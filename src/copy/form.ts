import type * as z from 'zod';
import { readYaml } from '#src/content/io/read.ts';
import { company, phoneOf } from '#src/content/loaders/company.ts';
import { type FormLabels, formFile } from '#src/content/schemas/form-schema.ts';
import type { MessageKey } from '#src/lib/contact-form-rules.ts';
import type { Language } from '#src/lib/language.ts';
import { fillAll } from './fill-all.ts';

/** Texts of the form, and the language of its error messages, which can differ from that of the page (CF-4). */
export interface FormText {
  lang: Language;
  labels: FormLabels;
  messages: Readonly<Record<MessageKey | 'fixErrors', string>>;
  messagesLang: 'en' | Language;
}

const path = 'content/ui/form.yaml';
let cached: z.infer<typeof formFile> | null = null;
const read = (): z.infer<typeof formFile> => {
  cached ??= readYaml(path, formFile);
  return cached;
};

/**
 * Props of the contact form in a language. `form.messages` in content/company.yaml decides whether the error messages are
 * English or in the language of the page (CF-4); French typography is not applied to English ones.
 * @throws ContentError when the file is missing or wrong.
 */
export const contactFormProps = (lang: Language): FormText & { email: string } => {
  const file = read();
  const messagesLang = company.form.messages === 'page' ? lang : 'en';
  return {
    lang,
    email: company.email,
    messagesLang,
    messages: messagesLang === 'en' ? file.messages.en : fillAll(file.messages[messagesLang], lang, path),
    labels: fillAll(file.labels[lang], lang, path),
  };
};

/**
 * Props of what stands in for the contact form where it does not run: mail and phone, with their words (CF-3).
 * @throws ContentError when the file is missing or wrong.
 */
export const withoutFormProps = (lang: Language) => {
  const { text, keptText, mailSubject, writeTo, call } = fillAll(read().withoutForm[lang], lang, path);
  return {
    text,
    keptText,
    mail: { href: `mailto:${company.email}?subject=${encodeURIComponent(mailSubject)}`, label: writeTo },
    phone: { href: phoneOf(lang).href, label: call },
  };
};
