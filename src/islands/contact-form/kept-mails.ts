import type { Mail } from './mailto.ts';

/*
 * The form clears once its mail was opened, but the visitor may have no mail program: the mails stay with the history entry
 * (../use-history-state.ts).
 */

const isMail = (item: unknown): item is Mail =>
  typeof item === 'object' &&
  item !== null &&
  'subject' in item &&
  typeof item.subject === 'string' &&
  'body' in item &&
  typeof item.body === 'string';

/** Returns the mails of a history entry, latest first; none if it contains something else. */
export const readMails = (kept: unknown): readonly Mail[] => (Array.isArray(kept) ? kept.filter(isMail) : []);

/** Puts a mail before the earlier ones. An unchanged mail that was sent twice is listed once. */
export const withMail = (mail: Mail, earlier: readonly Mail[]): readonly Mail[] => [
  mail,
  ...earlier.filter(({ subject, body }) => subject !== mail.subject || body !== mail.body),
];
