import * as z from 'zod';
import { errorKeys } from '#src/lib/contact-form-rules.ts';
import { perLanguage } from '#src/lib/language.ts';
import { localisedOf, text } from './copy/schema-parts.ts';

/** The messages of a language: one for each rule of the form, and the toast. */
const messages = z.record(z.enum([...errorKeys, 'fixErrors']), text);

const labels = z.strictObject({
  name: text,
  email: text,
  phone: text,
  phoneHint: text,
  full: text,
  message: text,
  allRequired: text,
  send: text,
  opensMail: text,
  mailName: text,
  mailEmail: text,
  mailPhone: text,
  mailMessage: text,
  sentTitle: text,
  sentText: text,
  sentElse: text,
  copy: text,
  copied: text,
  copyFailed: text,
  openAgain: text,
  earlier: text,
  close: text,
  showAgain: text,
});
/** All texts of the form that are not error messages. */
export type ContactFormLabels = z.infer<typeof labels>;

/** Texts of the fallback where the form does not run. */
const withoutForm = z.strictObject({ text, keptText: text, mailSubject: text, writeTo: text, call: text });

/** Schema of content/ui/form.yaml: error messages in English, too (CF-4). */
export const contactFormSchema = z.strictObject({
  messages: z.strictObject({ en: messages, ...perLanguage(() => messages) }),
  labels: localisedOf(labels),
  withoutForm: localisedOf(withoutForm),
});
