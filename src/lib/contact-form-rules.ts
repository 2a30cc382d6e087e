import { maxLength, minLength, regex, regexes, string, trim } from 'zod/mini';

/** The fields, in the order in which the form shows and checks them. */
export const fields = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof fields)[number];
export type FormValues = Readonly<Record<Field, string>>;

/**
 * Lengths in characters. zod counts code points (an emoji is one), `maxlength` counts UTF-16 units (an emoji
 * is two): the browser is the stricter of the two at the upper end, so nothing it lets through is too long.
 */
export const limits = {
  name: { min: 1, max: 100 },
  email: { min: 1, max: 255 },
  phone: { min: 10, max: 20 },
  message: { min: 10, max: 1000 },
} as const satisfies Record<Field, { min: number; max: number }>;

/** What can be wrong with a field. The words stand in `content/ui/form.yaml`. */
export const messageKeys = [
  'nameRequired',
  'nameTooLong',
  'emailInvalid',
  'emailTooLong',
  'phoneFormat',
  'phoneTooShort',
  'phoneTooLong',
  'messageTooShort',
  'messageTooLong',
] as const;
export type MessageKey = (typeof messageKeys)[number];
export type FieldErrors = Readonly<Partial<Record<Field, MessageKey>>>;

export type ValidationResult =
  | { valid: true; values: FormValues }
  | { valid: false; errors: FieldErrors; firstWrong: Field };

/* The no-break spaces belong in: a number copied from this site has them. An empty number is
   well-formed but too short, so that the message helps. */
const phoneCharacters = /^\+?[0-9 \u00a0\u202f()-]*$/;

const says = (key: MessageKey) => ({ error: key });

/* One schema per field rather than one for the form: the first issue of each is the one to show,
   and zod's object parser, which compiles code and so trips over a strict CSP, stays out. */
const rules = {
  name: string().check(
    trim(),
    minLength(limits.name.min, says('nameRequired')),
    maxLength(limits.name.max, says('nameTooLong')),
  ),
  email: string().check(
    trim(),
    regex(regexes.email, says('emailInvalid')),
    maxLength(limits.email.max, says('emailTooLong')),
  ),
  phone: string().check(
    trim(),
    regex(phoneCharacters, says('phoneFormat')),
    minLength(limits.phone.min, says('phoneTooShort')),
    maxLength(limits.phone.max, says('phoneTooLong')),
  ),
  message: string().check(
    trim(),
    minLength(limits.message.min, says('messageTooShort')),
    maxLength(limits.message.max, says('messageTooLong')),
  ),
};

/** Validates what was typed: either the trimmed values, or for each wrong field the first rule it breaks. */
export function validate(typed: FormValues): ValidationResult {
  const values: Record<Field, string> = { ...typed };
  const errors: Partial<Record<Field, MessageKey>> = {};
  for (const field of fields) {
    const result = rules[field].safeParse(typed[field]);
    if (result.success) values[field] = result.data;
    // Every check above got its message from `says`, so a message is a key.
    else errors[field] = result.error.issues[0]?.message as MessageKey;
  }
  const firstWrong = fields.find((field) => errors[field]);
  return firstWrong ? { valid: false, errors, firstWrong } : { valid: true, values };
}
