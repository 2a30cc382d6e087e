import type { ContactField, ContactValues } from '#src/lib/contact-form-rules.ts';

/** The words that introduce each value in the mail, with their colon. */
export type MailWords = Readonly<Record<ContactField, string>>;

export interface Mail {
  subject: string;
  body: string;
}

const lineBreakPattern = /\r\n|[\r\n\u0085\u2028\u2029]/g;
// Everything that could end a line or confuse a mail program.
const controlPattern = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const forbiddenControlCharacters = /(?![\n\t])\p{Cc}/gu;
// With the u flag this matches halves of a pair only: encodeURIComponent throws on those.
const surrogatePattern = /\p{Surrogate}/gu;

const replaceLoneSurrogates = (text: string) => text.replace(surrogatePattern, '\ufffd');

/* A line break in a name must not start a line of its own, neither in the header nor in the body. */
const toOneLine = (text: string) => replaceLoneSurrogates(text).replace(controlPattern, ' ').trim();

const normaliseLines = (text: string) =>
  replaceLoneSurrogates(text)
    .replace(lineBreakPattern, '\n')
    .replace(forbiddenControlCharacters, ' ')
    .replaceAll('\n', '\r\n');

/** Returns the mail of the visitor as plain text. The copy button copies it. */
export function composeMail(values: ContactValues, words: MailWords): Mail {
  const body = [
    `${words.name} ${toOneLine(values.name)}`,
    `${words.email} ${toOneLine(values.email)}`,
    `${words.phone} ${toOneLine(values.phone)}`,
    '',
    words.message,
    normaliseLines(values.message),
  ].join('\r\n');
  return { subject: `Contact form - ${toOneLine(values.name)}`, body };
}

/**
 * Returns the URL that opens the visitor's mail program: one recipient, a subject, a body and nothing else (RFC
 * 6068).
 */
export function mailtoHref(recipient: string, mail: Mail): string {
  const to = encodeURIComponent(recipient).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`;
}
