import type * as z from 'zod';
import { readYaml } from '#src/content/io/read.ts';
import { company } from '#src/content/loaders/company.ts';
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

/**
 * Props of the contact form in a language. `form.messages` in content/company.yaml decides whether the error messages are
 * English or in the language of the page (CF-4); French typography is not applied to English ones.
 * @throws ContentError when the file is missing or wrong.
 */
export const contactFormProps = (lang: Language): FormText & { email: string } => {
  const file = cached ?? readYaml(path, formFile);
  cached = file;
  const messagesLang = company.form.messages === 'page' ? lang : 'en';
  return {
    lang,
    email: company.email,
    messagesLang,
    messages: messagesLang === 'en' ? file.messages.en : fillAll(file.messages[messagesLang], lang, path),
    labels: fillAll(file.labels[lang], lang, path),
  };
};
