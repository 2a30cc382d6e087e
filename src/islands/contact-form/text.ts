import type { FormLabels } from '#src/content/schemas/form.ts';
import type { MailWords } from './mailto.ts';

/** The words that introduce each value in the mail. */
export const mailWordsOf = (labels: FormLabels): MailWords => ({
  name: labels.mailName,
  email: labels.mailEmail,
  phone: labels.mailPhone,
  message: labels.mailMessage,
});
