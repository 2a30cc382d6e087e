import { validate } from './contact-form-rules.ts';

const anyPhone = { name: 'x', email: 'a@b.be', message: 'x'.repeat(10) };
const isAccepted = (phone: string): boolean => validate({ ...anyPhone, phone }).valid;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Matches zones whose code has two digits; the others have three (BIPT, national numbering plan of Belgium). */
const shortZonePattern = /^0[2349]/;

/** Groups the nine digits of a landline number as Belgians write them: `053 12 34 56`, `02 123 45 67`. */
const groupDigits = (digits: string): string =>
  shortZonePattern.test(digits)
    ? digits.replace(/(..)(...)(..)(..)/, '$1 $2 $3 $4')
    : digits.replace(/(...)(..)(..)(..)/, '$1 $2 $3 $4');

/** `053/12.34.56` becomes `053 12 34 56`. @returns null if the form accepts it already, or if it is unclear. */
export function suggestPhone(typed: string): string | null {
  // Digits of other widths, and words before the number (`tel.`).
  const text = typed.normalize('NFKC').replace(/^[^\d+(]+/, '');
  if (isAccepted(typed) || /\p{L}/u.test(text)) return null;
  const spaced = text
    .replace(/[^\d+()-]+/g, ' ')
    .replace(/(?<=.)\+/g, ' ')
    .replace(/ *-[ -]*/g, '-')
    .replace(/\( *\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^-|[ -]+$/g, '')
    .trim();
  const digits = digitsOf(text);
  return (
    [spaced, /^0\d{8}$/.test(digits) ? groupDigits(digits) : digits].find(
      (spelling) => digitsOf(spelling) === digits && isAccepted(spelling),
    ) ?? null
  );
}
