import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContactValues } from '#src/lib/contact-form-rules.ts';
import { composeMail, mailtoHref } from './mailto.ts';

const words = {
  name: 'Nom\u00a0:',
  email: 'E-mail\u00a0:',
  phone: 'Téléphone\u00a0:',
  message: 'Message\u00a0:',
};
const recipient = 'info@firm.example';
const hrefOf = (values: ContactValues) => mailtoHref(recipient, composeMail(values, words));

/** Reads a `mailto:` URL as a mail program does: split first, decode afterwards, no `+` for a space. */
const opened = (href: string) => {
  const url = new URL(href);
  const headers = url.search
    .slice(1)
    .split('&')
    .map((pair) => pair.split(/=(.*)/s))
    .map(([name = '', value = '']) => [name, decodeURIComponent(value)] as const);
  const { subject = '', body = '' } = Object.fromEntries(headers);
  return { url, names: headers.map(([name]) => name), subject, lines: body.split('\r\n') };
};

/** Any characters, halves of pairs included. */
const anything = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  maxLength: 1000,
});
const hostile = fc.record({ name: anything, email: anything, phone: anything, message: anything });

test('CF-3: the mail has the subject and the body of the specification', () => {
  const values = {
    name: 'Els',
    email: 'els@a.example',
    phone: '053 00 00 00',
    message: 'Een\nTwee & drie?',
  };
  expect(hrefOf(values)).toBe(
    'mailto:info@firm.example?subject=Contact%20form%20-%20Els&body=Nom%C2%A0%3A%20Els%0D%0AE-mail%C2%A0%3A%20els%40a.example%0D%0AT%C3%A9l%C3%A9phone%C2%A0%3A%20053%2000%2000%2000%0D%0A%0D%0AMessage%C2%A0%3A%0D%0AEen%0D%0ATwee%20%26%20drie%3F',
  );
});

test('CF-3: no input adds a header, a recipient or a line to the head of the mail', () => {
  fc.assert(
    fc.property(hostile, (values) => {
      const mail = opened(hrefOf(values));
      expect(mail.names).toEqual(['subject', 'body']);
      expect(mail.url.pathname).toBe(recipient);
      expect(mail.url.hash).toBe('');
      expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(mail.lines.slice(3, 5)).toEqual(['', words.message]);
      expect(mail.lines.join('')).not.toMatch(/[\r\n]/);
    }),
    { numRuns: 500 },
  );
});

test.each(['m', '&', '%', '語', '😀', "?#=+ <'%0A&bcc="])(
  'CF-3: a thousand characters of any kind arrive whole: %s',
  (character) => {
    const message = `a${character.repeat(Math.floor(998 / character.length))}z`;
    const { subject, lines } = opened(
      hrefOf({ name: character, email: character, phone: character, message: `${message}\n${message}` }),
    );
    expect([subject, ...lines.slice(0, 3)]).toEqual([
      `Contact form - ${character}`,
      ...[words.name, words.email, words.phone].map((label) => `${label} ${character}`),
    ]);
    expect(lines.slice(5)).toEqual([message, message]);
  },
);
