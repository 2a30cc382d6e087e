import type { Language } from '../../site/language.ts';
import type { MailWords } from './mailto.ts';
import type { MessageKey } from './rules.ts';

/** Every word on the form that is not a message. */
export interface FormLabels {
  name: string;
  email: string;
  phone: string;
  phoneHint: string;
  message: string;
  allRequired: string;
  send: string;
  opensMail: string;
  mailName: string;
  mailEmail: string;
  mailPhone: string;
  mailMessage: string;
  sentTitle: string;
  sentText: string;
  sentElse: string;
  copy: string;
  copied: string;
  copyFailed: string;
  close: string;
}

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
