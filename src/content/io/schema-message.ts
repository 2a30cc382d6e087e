import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    data,
  );

const formats: Record<string, string> = {
  date: 'Write the day as 2026-02-21.',
  email: 'Write an address as name@company.be.',
  url: 'Write the whole address, from https:// on.',
};

/** Why a mistake of this kind matters, and how to mend it. */
const remedy = (issue: Issue, data: unknown): string => {
  if (issue.code !== 'custom' && valueAt(data, issue.path) === undefined) {
    return 'The page would lack it. Write the key as the other files of its kind do.';
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'Nothing reads that key, so what it says would not be shown. Write it as the other files of its kind do, or take it out.';
    case 'too_small':
    case 'too_big':
      return issue.origin === 'array'
        ? 'The page is laid out for that many. Add or take out items, in both languages.'
        : 'The page would show a gap or nonsense. Write a value within these limits.';
    case 'invalid_format':
      return `The page would show or link to something wrong. ${formats[issue.format] ?? 'Write it in that form.'}`;
    case 'invalid_value':
      return 'Nothing else is known there. Write one of these.';
    case 'custom':
      return '';
    default:
      return 'The page would misread it. Write a value as the other files of its kind have there; a text that looks like a number needs quotes.';
  }
};

/** What a schema objects to, as one line: key, mistake, why it matters, how to mend it. `data` is the whole file's. */
export const schemaMessage = (issue: Issue, data: unknown): string => {
  const key = issue.path.join('.') || '(whole file)';
  return `${key}: ${issue.message.replace(/\.$/, '')}. ${remedy(issue, data)}`.trim();
};
