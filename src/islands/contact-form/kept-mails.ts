import type { Mail } from './mailto.ts';

/*
 * The form clears once its mail was opened, but the visitor may have no mail program: the mails stay with the history entry
 * (../use-entry-state.ts).
 */

const isMail = (item: unknown): item is Mail =>
  typeof item === 'object' &&
  item !== null &&
  'subject' in item &&
  typeof item.subject === 'string' &&
  'body' in item &&
  typeof item.body === 'string';

/** The mails that a history entry holds, latest first; none where it holds something else. */
export const readMails = (kept: unknown): readonly Mail[] => (Array.isArray(kept) ? kept.filter(isMail) : []);

/** Puts a mail before the earlier ones. One that was sent twice without a change stands once. */
export const withMail = (mail: Mail, earlier: readonly Mail[]): readonly Mail[] => [
  mail,
  ...earlier.filter(({ subject, body }) => subject !== mail.subject || body !== mail.body),
];
