import type { Mail } from './mailto.ts';

/*
 * The form clears once its mail was opened, but the visitor may have no mail program. The mails stand in a hidden text
 * area, which the browser restores with the fields when the visitor comes back to the page or reloads it. Nothing is
 * stored by the site.
 */

const isMail = (item: unknown): item is Mail =>
  typeof item === 'object' &&
  item !== null &&
  'subject' in item &&
  typeof item.subject === 'string' &&
  'body' in item &&
  typeof item.body === 'string';

/** The mails that the text area holds; none where it is empty or holds something else. */
export function readMails(text: string): readonly Mail[] {
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items.filter(isMail) : [];
  } catch {
    return [];
  }
}

/** The text that holds mails, latest first. One that was sent twice without a change stands once. */
export const writeMails = (mails: readonly Mail[]): string => JSON.stringify(mails);

/** Puts a mail before the earlier ones. */
export const withMail = (mail: Mail, earlier: readonly Mail[]): readonly Mail[] => [
  mail,
  ...earlier.filter(({ subject, body }) => subject !== mail.subject || body !== mail.body),
];
