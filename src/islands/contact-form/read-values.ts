import { type Field, type FormValues, fields } from './rules.ts';

/** What was typed. Line breaks count as one character, as they do for `maxlength`. */
export function readValues(data: FormData): FormValues {
  const values: Record<Field, string> = { name: '', email: '', phone: '', message: '' };
  for (const field of fields) {
    const typed = data.get(field);
    if (typeof typed === 'string') values[field] = typed.replace(/\r\n?/g, '\n');
  }
  return values;
}
