import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Field, type FormValues, type MessageKey, validate } from './contact-form-rules.ts';

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

/* The oracle: the table of the specification, implemented without regular expressions and without zod. */
const phoneCharacters = [...'0123456789 -()\u00a0\u202f'];
const hasOnlyPhoneCharacters = (text: string) =>
  [...(text.startsWith('+') ? text.slice(1) : text)].every((character) =>
    phoneCharacters.includes(character),
  );

const letters = 'abcdefghijklmnopqrstuvwxyz';
const alphanumeric = [...letters, ...letters.toUpperCase(), ...'0123456789'];
const consistsOf = (text: string, characters: readonly string[]) =>
  text !== '' && [...text].every((character) => characters.includes(character));

/** Dot-separated atoms, an @, dot-separated labels, a top-level name of two letters or more. */
function plainAddress(text: string): boolean {
  const parts = text.split('@');
  const [local, host] = parts;
  if (parts.length !== 2 || local === undefined || host === undefined) return false;
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  return (
    local.split('.').every((atom) => consistsOf(atom, [...alphanumeric, '_', '+', '-', "'"])) &&
    !local.endsWith("'") &&
    labels.length >= 2 &&
    labels.every((label) => consistsOf(label, [...alphanumeric, '-']) && !label.startsWith('-')) &&
    consistsOf(top, [...letters, ...letters.toUpperCase()]) &&
    top.length >= 2
  );
}

/** Characters as people count them, not UTF-16 units. */
const count = (text: string) => [...text].length;

const oracle: Record<Field, (trimmed: string) => MessageKey | null> = {
  name: (text) => (count(text) < 1 ? 'nameRequired' : count(text) > 100 ? 'nameTooLong' : null),
  email: (text) => (!plainAddress(text) ? 'emailInvalid' : count(text) > 255 ? 'emailTooLong' : null),
  phone: (text) => {
    if (!hasOnlyPhoneCharacters(text)) return 'phoneFormat';
    if (count(text) < 10) return 'phoneTooShort';
    if (count(text) > 20) return 'phoneTooLong';
    return [...text].filter((character) => '0123456789'.includes(character)).length < 8
      ? 'phoneFormat'
      : null;
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
    fc.string({ unit: fc.constantFrom(...phoneCharacters, '+'), maxLength: 24 }),
    ofLength(10, fc.constantFrom(...phoneCharacters)),
    ofLength(20, fc.constantFrom(...phoneCharacters)),
    fc.string({ unit: fc.constantFrom(...phoneCharacters, '+', '/', '.', 'x', '٣'), maxLength: 24 }),
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
});
