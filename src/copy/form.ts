import type * as z from 'zod';
import { readYaml } from '#src/content/io/read.ts';
import { company } from '#src/content/loaders/company.ts';
import { type FormLabels, formFile } from '#src/content/schemas/form-schema.ts';
import type { MessageKey } from '#src/lib/contact-form-rules.ts';
import type { Language } from '#src/lib/language.ts';
import { fillAll } from './fill-all.ts';

/** What the form says, and in which language its messages are (CF-4: not always the page's). */
export interface FormText {
  lang: Language;
  labels: FormLabels;
  messages: Readonly<Record<MessageKey | 'fixErrors', string>>;
  messagesLang: 'en' | Language;
}

const path = 'content/ui/form.yaml';
let kept: z.infer<typeof formFile> | null = null;

/**
 * What the contact form of a language is given: the company's address and all it says. The messages are English or the page's, as
 * `form.messages` in content/company.yaml decides (CF-4); English ones are printed exactly as written.
 * @throws ContentError when the file is missing or wrong.
 */
export const contactFormProps = (lang: Language): FormText & { email: string } => {
  const file = kept ?? readYaml(path, formFile);
  kept = file;
  const messagesLang = company.form.messages === 'page' ? lang : 'en';
  return {
    lang,
    email: company.email,
    messagesLang,
    messages: messagesLang === 'en' ? file.messages.en : fillAll(file.messages[messagesLang], lang, path),
    labels: fillAll(file.labels[lang], lang, path),
  };
};
