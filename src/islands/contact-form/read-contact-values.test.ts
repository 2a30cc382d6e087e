import { expect, test } from 'vitest';
import { readContactValues } from './read-contact-values.ts';

test('CF-1: a pasted number, name or address loses its marks of direction, the message keeps its words', () => {
  const data = new FormData();
  data.set('name', '\u202eZoé 👩🏽‍🔧 ليلى');
  data.set('email', '\u200fzoe@example.be\u200b');
  data.set('phone', '\u202a+32 470 12 34 56\u202c');
  data.set('message', 'froide\u200f שלום 👨‍👩‍👧\r\nmerci');
  expect(readContactValues(data)).toEqual({
    name: 'Zoé 👩🏽‍🔧 ليلى',
    email: 'zoe@example.be',
    phone: '+32 470 12 34 56',
    message: 'froide\u200f שלום 👨‍👩‍👧\nmerci',
  });
});
