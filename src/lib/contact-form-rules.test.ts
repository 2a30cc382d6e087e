import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Field, type FormValues, limits, type MessageKey, validate } from './contact-form-rules.ts';

const good: FormValues = {
  name: 'Els Peeters',
  email: 'els@voorbeeld.example',
  phone: '053 00 00 00',
  message: 'De ketel geeft F.28 aan sinds vanochtend.',
};

const wrongIn = (field: Field, value: string): MessageKey | null => {
  const result = validate({ ...good, [field]: value });
  return result.valid ? null : (result.errors[field] ?? null);
};

/* The oracle: the table of the specification, read row by row, character by character, without
   regular expressions and without zod. */
const phoneSigns = [...'0123456789 -()\u00a0\u202f'];
const onlyPhoneSigns = (text: string) =>
  [...(text.startsWith('+') ? text.slice(1) : text)].every((sign) => phoneSigns.includes(sign));

const letters = 'abcdefghijklmnopqrstuvwxyz';
const alphanumeric = [...letters, ...letters.toUpperCase(), ...'0123456789'];
const madeOf = (text: string, signs: readonly string[]) =>
  text !== '' && [...text].every((sign) => signs.includes(sign));

/** Dot-separated atoms, an at sign, dot-separated labels, a top-level name of two letters or more. */
function plainAddress(text: string): boolean {
  const parts = text.split('@');
  const [local, host] = parts;
  if (parts.length !== 2 || local === undefined || host === undefined) return false;
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  return (
    local.split('.').every((atom) => madeOf(atom, [...alphanumeric, '_', '+', '-', "'"])) &&
    !local.endsWith("'") &&
    labels.length >= 2 &&
    labels.every((label) => madeOf(label, [...alphanumeric, '-']) && !label.startsWith('-')) &&
    madeOf(top, [...letters, ...letters.toUpperCase()]) &&
    top.length >= 2
  );
}

/** Characters as people count them, not UTF-16 units. */
const count = (text: string) => [...text].length;

const oracle: Record<Field, (trimmed: string) => MessageKey | null> = {
  name: (text) => (count(text) < 1 ? 'nameRequired' : count(text) > 100 ? 'nameTooLong' : null),
  email: (text) => (!plainAddress(text) ? 'emailInvalid' : count(text) > 255 ? 'emailTooLong' : null),
  phone: (text) => {
    if (!onlyPhoneSigns(text)) return 'phoneFormat';
    if (count(text) < 10) return 'phoneTooShort';
    return count(text) > 20 ? 'phoneTooLong' : null;
  },
  message: (text) => (count(text) < 10 ? 'messageTooShort' : count(text) > 1000 ? 'messageTooLong' : null),
};

const spaces = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000'), maxLength: 3 });
const padded = (text: fc.Arbitrary<string>) => fc.tuple(spaces, text, spaces).map((parts) => parts.join(''));
const around = (limit: number) => fc.integer({ min: Math.max(0, limit - 2), max: limit + 2 });
const ofLength = (limit: number, unit: fc.Arbitrary<string>) =>
  around(limit).chain((length) => fc.string({ unit, minLength: length, maxLength: length }));
const printable = fc.constantFrom('a', 'Z', 'é', '&', '7', '-', '.');
const anyText = fc.string({ unit: 'binary', maxLength: 1100, size: 'max' });

const likely: Record<Field, fc.Arbitrary<string>> = {
  name: fc.oneof(anyText, ofLength(100, printable), ofLength(1, printable)),
  email: fc.oneof(
    anyText,
    fc.emailAddress(),
    fc.string({ unit: fc.constantFrom('a', 'B', '1', '.', '@', '-', '_', '+', "'", ' '), maxLength: 16 }),
    around(255).map((length) => `${'a'.repeat(length - 11)}@firm.examp`),
  ),
  phone: fc.oneof(
    anyText,
    fc.string({ unit: fc.constantFrom(...phoneSigns, '+'), maxLength: 24 }),
    ofLength(10, fc.constantFrom(...phoneSigns)),
    ofLength(20, fc.constantFrom(...phoneSigns)),
    fc.string({ unit: fc.constantFrom(...phoneSigns, '+', '/', '.', 'x', '٣'), maxLength: 24 }),
  ),
  message: fc.oneof(anyText, ofLength(10, printable), ofLength(1000, printable)),
};

describe('CF-1: the rules of the contact form', () => {
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    test(`CF-1: ${field} is validated as the table of the specification says`, () => {
      fc.assert(
        fc.property(padded(likely[field]), (typed) => {
          expect(wrongIn(field, typed)).toBe(oracle[field](typed.trim()));
        }),
        { numRuns: 1500 },
      );
    });
  }

  test('CF-1: the limits are those of the table', () => {
    expect(limits).toEqual({
      name: { min: 1, max: 100 },
      email: { min: 1, max: 255 },
      phone: { min: 10, max: 20 },
      message: { min: 10, max: 1000 },
    });
  });

  test.each([
    ['name', '', 'nameRequired'],
    ['name', '   \n', 'nameRequired'],
    ['name', 'x'.repeat(100), null],
    ['name', ` ${'x'.repeat(100)} `, null],
    ['name', 'x'.repeat(101), 'nameTooLong'],
    ['email', '', 'emailInvalid'],
    ['email', 'els@localhost', 'emailInvalid'],
    ['email', ' els@voorbeeld.example ', null],
    ['email', `${'a'.repeat(242)}@firm.example`, null],
    ['email', `${'a'.repeat(243)}@firm.example`, 'emailTooLong'],
    ['email', '@'.repeat(300), 'emailInvalid'],
    ['phone', '', 'phoneTooShort'],
    ['phone', '053123456', 'phoneTooShort'],
    ['phone', '0470123456', null],
    ['phone', '+32 (0)53 00-00-00', null],
    ['phone', '053\u00a000\u00a000\u00a000', null],
    ['phone', '32+53000000', 'phoneFormat'],
    ['phone', '++3253000000', 'phoneFormat'],
    ['phone', '053/00.00.00', 'phoneFormat'],
    ['phone', '0'.repeat(20), null],
    ['phone', '0'.repeat(21), 'phoneTooLong'],
    ['phone', 'x', 'phoneFormat'],
    ['message', 'trop court', null],
    ['message', 'bien court', null],
    ['message', '   court   ', 'messageTooShort'],
    ['message', 'm'.repeat(1000), null],
    ['message', 'm'.repeat(1001), 'messageTooLong'],
    ['message', '🔥'.repeat(9), 'messageTooShort'],
    ['message', '🔥'.repeat(1000), null],
  ] as const)('CF-1: %s %j gives %s', (field, value, expected) => {
    expect(wrongIn(field, value)).toBe(expected);
  });
});

describe('CF-2: what an invalid form says', () => {
  test('CF-2: every wrong field has one message and the first one is named', () => {
    expect(validate({ name: '', email: 'x', phone: 'y', message: 'z' })).toEqual({
      valid: false,
      firstWrong: 'name',
      errors: {
        name: 'nameRequired',
        email: 'emailInvalid',
        phone: 'phoneFormat',
        message: 'messageTooShort',
      },
    });
    expect(validate({ ...good, phone: '053', message: '' })).toMatchObject({ firstWrong: 'phone' });
  });
});

describe('CF-3: what a valid form passes on', () => {
  test('CF-3: the values are trimmed, inner spaces stay', () => {
    fc.assert(
      fc.property(spaces, spaces, (before, after) => {
        const typed = {
          name: before + good.name + after,
          email: before + good.email + after,
          phone: before + good.phone + after,
          message: before + good.message + after,
        };
        expect(validate(typed)).toEqual({ valid: true, values: good });
      }),
    );
  });
});
