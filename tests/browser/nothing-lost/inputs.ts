import { send } from '../contact-form.ts';
import type { Row } from './visitor-actions.ts';

const long = 'm'.repeat(1000);
/** Hostile values. */
export const inputs: Row[] = [
  { what: 'markup', fill: { message: '<script>alert(1)</script><b>' }, act: send, found: ['notice'] },
  { what: 'a second recipient', fill: { name: 'x&bcc=a@b.be?cc=c@d.be' }, act: send, found: ['notice'] },
  { what: 'line breaks in a name', fill: { name: 'Zoé\r\nBcc: a@b.be' }, act: send, found: ['notice'] },
  {
    what: 'emoji, Arabic and Hebrew',
    fill: { message: '🥶 froide ليلى שלום 👨‍👩‍👧' },
    act: send,
    found: ['notice'],
  },
  { what: '1,000 characters', fill: { message: long }, act: send, found: ['notice'] },
  { what: '% and + and #', fill: { message: '100 %41 a+b #1 &amp; \\ "' }, act: send, found: ['notice'] },
  {
    what: 'half an emoji',
    fill: { message: 'moitié \ud83e d’émoji' },
    act: send,
    found: ['notice'],
    text: 'moitié',
  },
  {
    what: 'a null and control characters',
    fill: { message: 'avant\u0007 après tout' },
    act: send,
    found: ['notice'],
    text: 'après tout',
  },
  { what: 'only spaces', fill: { message: ' '.repeat(40) }, act: send, found: ['fields'], mails: 0 },
  {
    what: 'a phone number without digits',
    fill: { phone: '(---)  ---' },
    act: send,
    found: ['fields'],
    mails: 0,
  },
  {
    what: 'a phone number with slash and dots',
    fill: { phone: '053/12.34.56' },
    act: send,
    found: ['fields'],
    mails: 0,
  },
];
