import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    data,
  );

const formats: Record<string, string> = {
  date: 'Write the date as 2026-02-21.',
  email: 'Write an address as name@company.be.',
  url: 'Write the whole address, beginning with https://.',
};

/** Why a mistake of this kind matters, and how to fix it. */
const remedy = (issue: Issue, data: unknown): string => {
  if (issue.code !== 'custom' && valueAt(data, issue.path) === undefined) {
    return 'The page would lack it. Add the key as in the other files of its kind.';
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.every((key) => /^\d+$/.test(key))
        ? 'A decimal comma divides a number in two. Write a point: 50.834.'
        : 'Nothing reads that key, so its value would not be shown. Write the key as in the other files of its kind, or remove it.';
    case 'too_small':
    case 'too_big':
      return issue.origin === 'array'
        ? 'The layout of the page needs that many. Add or remove items, in both languages.'
        : 'The page would show nothing or something wrong. Write a value within these limits.';
    case 'invalid_format':
      // A pattern with a message of its own says what to write.
      if (issue.format === 'regex' && !issue.message.startsWith('Invalid')) return '';
      return `The page would show or link to something wrong. ${formats[issue.format] ?? 'Write it in that format.'}`;
    case 'invalid_value':
      return 'Nothing else is supported there. Write one of these.';
    case 'custom':
      return '';
    default:
      return 'The page could not use it. Write a value of the type that the other files of its kind have there; a text that looks like a number needs quotes.';
  }
};

/** A value as a message quotes it; nothing for what is missing, long or made of parts. */
const quotedValue = (value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? JSON.stringify(value) : '';
  return text.length > 0 && text.length <= 60 ? ` (it is ${text})` : '';
};

/** An issue of a Zod schema as one line: key, mistake, why it matters, how to fix it. `data` is that of the whole file. */
export const schemaMessage = (issue: Issue, data: unknown): string => {
  const key = issue.path.join('.') || '(whole file)';
  const value = issue.code === 'custom' ? '' : quotedValue(valueAt(data, issue.path));
  return `${key}: ${issue.message.replace(/\.$/, '')}${value}. ${remedy(issue, data)}`.trim();
};
