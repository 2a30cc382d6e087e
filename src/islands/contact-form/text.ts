import type { FormLabels } from '#src/content/schemas/form-schema.ts';
import type { Language } from '#src/lib/language.ts';
import type { MailWords } from './mailto.ts';
import type { MessageKey } from './rules.ts';

/** What the form says, and in which language its messages are (CF-4: not always the page's). */
export interface FormText {
  lang: Language;
  labels: FormLabels;
  messages: Readonly<Record<MessageKey | 'fixErrors', string>>;
  messagesLang: 'en' | Language;
}

/** The words that introduce each value in the mail. */
export const mailWordsOf = (labels: FormLabels): MailWords => ({
  name: labels.mailName,
  email: labels.mailEmail,
  phone: labels.mailPhone,
  message: labels.mailMessage,
});
