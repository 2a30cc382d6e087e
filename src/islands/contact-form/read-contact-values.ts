import { type ContactField, type ContactValues, contactFields } from '#src/lib/contact-form-rules.ts';

/**
 * Invisible characters that are copied with a number or an address: direction marks, and those without width. In a
 * message they may matter (Hebrew, Arabic). In one line they make a right number look wrong, or reverse a subject.
 */
const invisiblePattern = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Returns what was typed. Line breaks count as one character, as they do for `maxlength`. */
export function readContactValues(data: FormData): ContactValues {
  const values: Record<ContactField, string> = { name: '', email: '', phone: '', message: '' };
  for (const field of contactFields) {
    const typed = data.get(field);
    if (typeof typed !== 'string') continue;
    values[field] = field === 'message' ? typed.replace(/\r\n?/g, '\n') : typed.replace(invisiblePattern, '');
  }
  return values;
}
