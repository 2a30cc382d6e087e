import { expect, test } from 'vitest';
import {
  type ContactField,
  type ContactValues,
  type ErrorKey,
  validateContact,
} from './contact-form-rules.ts';

const validValues: ContactValues = {
  name: 'Els Peeters',
  email: 'els@voorbeeld.example',
  phone: '053 00 00 00',
  message: 'De ketel geeft F.28 aan sinds vanochtend.',
};

const wrongIn = (field: ContactField, value: string): ErrorKey | null => {
  const result = validateContact({ ...validValues, [field]: value });
  return result.valid ? null : (result.errors[field] ?? null);
};

test.each([
  ['name', '', 'nameRequired'],
  ['name', '   \n', 'nameRequired'],
  ['name', 'x'.repeat(100), null],
  ['name', 'x'.repeat(101), 'nameTooLong'],
  ['email', 'els@localhost', 'emailInvalid'],
  ['email', "o'neill.els+ketel_1-2@a-b.voorbeeld.example", null],
  ['email', `${'a'.repeat(242)}@firm.example`, null],
  ['email', `${'a'.repeat(243)}@firm.example`, 'emailTooLong'],
  ['email', '@'.repeat(300), 'emailInvalid'],
  ['phone', '053123456', 'phoneTooShort'],
  ['phone', '0470123456', null],
  ['phone', '+32 (0)53 00-00-00', null],
  ['phone', '053\u00a000\u00a000\u00a000', null],
  ['phone', '32+53000000', 'phoneFormat'],
  ['phone', '053/00.00.00', 'phoneFormat'],
  ['phone', '0'.repeat(20), null],
  ['phone', '0'.repeat(21), 'phoneTooLong'],
  ['phone', '+(1)-------(2)', 'phoneFormat'],
  ['phone', '+352 1234 -', 'phoneFormat'],
  ['phone', '٠٥٣٠٠٠٠٠٠٠', 'phoneFormat'],
  ['message', 'trop court', null],
  ['message', '   court   ', 'messageTooShort'],
  ['message', 'm'.repeat(1000), null],
  ['message', 'm'.repeat(1001), 'messageTooLong'],
  ['message', '🔥'.repeat(9), 'messageTooShort'],
  ['message', '🔥'.repeat(1000), null],
] as const)('CF-1: %s %j gives %s', (field, value, expected) => {
  expect(wrongIn(field, value)).toBe(expected);
});

test('CF-1: a text that is no e-mail address is refused', () => {
  const wrong = [
    'els.@a.be',
    'els..peeters@a.be',
    "els'@a.be",
    'els peeters@a.be',
    'éls@a.be',
    'els%a@b.be',
    'els@-a.be',
    'els@a..be',
    'els@a.b',
    'els@a.be2',
    'els@a@b.be',
  ];
  expect(wrong.filter((email) => wrongIn('email', email) !== 'emailInvalid')).toEqual([]);
});

test('CF-2: every wrong field has one message', () => {
  expect(validateContact({ name: '', email: 'x', phone: 'y', message: 'z' })).toEqual({
    valid: false,
    errors: { name: 'nameRequired', email: 'emailInvalid', phone: 'phoneFormat', message: 'messageTooShort' },
  });
});

test('CF-3: the values of a valid form are trimmed, inner spaces stay', () => {
  const typed = Object.entries(validValues).map(([field, value]) => [field, ` \n\u00a0${value}\t\u3000`]);
  expect(validateContact(Object.fromEntries(typed))).toEqual({ valid: true, values: validValues });
});
