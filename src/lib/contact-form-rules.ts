import { maxLength, minLength, regex, regexes, string, trim } from 'zod/mini';

/** The fields, in the order in which the form shows and checks them. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

/**
 * Lengths in characters. zod counts code points (an emoji is one), `maxlength` counts UTF-16 units (an emoji is two). The
 * browser therefore never lets through a text that is too long.
 */
export const lengthLimits = {
  name: { min: 1, max: 100 },
  email: { min: 1, max: 255 },
  phone: { min: 10, max: 20 },
  message: { min: 10, max: 1000 },
} as const satisfies Record<ContactField, { min: number; max: number }>;

/** Keys of the error messages. Their texts are in `content/ui/form.yaml`. */
export const errorKeys = [
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
export type ErrorKey = (typeof errorKeys)[number];
export type FieldErrors = Readonly<Partial<Record<ContactField, ErrorKey>>>;

type ValidationResult = { valid: true; values: ContactValues } | { valid: false; errors: FieldErrors };

/* No-break spaces are allowed because numbers on this site contain them, and visitors copy these. An empty field
   matches, so that its message is "too short" and not "wrong characters". */
const phoneCharactersPattern = /^\+?[0-9 \u00a0\u202f()-]*$/;

/* By the specification's rules for characters and length alone, ten hyphens would pass. The shortest international numbers, with the code of their country, have eight
   digits (ITU-T E.164 sets no minimum). */
const enoughDigitsPattern = /(?:\d\D*){8}/;

/** Replaces zod's own message by the key. */
const errorKey = (key: ErrorKey) => ({ error: key });

/* One schema per field and not one for the form: only the first issue of each field is shown, and zod's object parser
   compiles code with `new Function`, which the content security policy forbids. */
const fieldSchemas = {
  name: string().check(
    trim(),
    minLength(lengthLimits.name.min, errorKey('nameRequired')),
    maxLength(lengthLimits.name.max, errorKey('nameTooLong')),
  ),
  email: string().check(
    trim(),
    regex(regexes.email, errorKey('emailInvalid')),
    maxLength(lengthLimits.email.max, errorKey('emailTooLong')),
  ),
  phone: string().check(
    trim(),
    regex(phoneCharactersPattern, errorKey('phoneFormat')),
    minLength(lengthLimits.phone.min, errorKey('phoneTooShort')),
    maxLength(lengthLimits.phone.max, errorKey('phoneTooLong')),
    regex(enoughDigitsPattern, errorKey('phoneFormat')),
  ),
  message: string().check(
    trim(),
    minLength(lengthLimits.message.min, errorKey('messageTooShort')),
    maxLength(lengthLimits.message.max, errorKey('messageTooLong')),
  ),
};

/** Validates what was typed. Returns the trimmed values, or for each wrong field the first rule it breaks. */
export function validateContact(typed: ContactValues): ValidationResult {
  const values: Record<ContactField, string> = { ...typed };
  const errors: Partial<Record<ContactField, ErrorKey>> = {};
  for (const field of contactFields) {
    const result = fieldSchemas[field].safeParse(typed[field]);
    if (result.success) values[field] = result.data;
    // Every check above has a key as its message.
    else errors[field] = result.error.issues[0]?.message as ErrorKey;
  }
  return Object.keys(errors).length > 0 ? { valid: false, errors } : { valid: true, values };
}
