import type * as z from 'zod';
import {
  at,
  below,
  type Finding,
  finding,
  type KeyPath,
  type Location,
  type MessageParam,
} from './finding.ts';
import type { FindingCode } from './messages/messages.ts';
import { idExample } from './schemas/mistakes.ts';

type Issue = z.core.$ZodIssue;

/** Returns the value at a path; undefined if there is none. */
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    data,
  );

const quoteValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 60) : JSON.stringify(value);

const exampleByFormat: Record<string, string> = {
  email: 'info@example.be',
  url: 'https://www.company.be/page',
  emoji: '🔥',
};

const sizeFinding = (
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  location: Location,
  written: unknown,
): Finding => {
  if (issue.code === 'too_small' && issue.origin === 'string') return finding('text-empty', location);
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const [en, fr, nl] =
    issue.exact === true
      ? ['exactly', 'exactement', 'precies']
      : issue.code === 'too_small'
        ? ['at least', 'au moins', 'minstens']
        : ['at most', 'au plus', 'hoogstens'];
  const limitText = { en: `${en} ${limit}`, fr: `${fr} ${limit}`, nl: `${nl} ${limit}` };
  return Array.isArray(written)
    ? finding('list-length', location, { count: written.length, needed: limitText })
    : finding('number-limit', location, { value: quoteValue(written), needed: limitText });
};

const ownFinding = (params: Record<string, unknown> | undefined, location: Location): Finding =>
  params === undefined
    ? finding('wrong-type', location)
    : {
        code: params.code as FindingCode,
        ...location,
        params: params.params as Record<string, MessageParam>,
      };

/** Turns an issue of a Zod schema into a finding. @param data data of the whole file */
export const schemaFinding = (file: string, issue: Issue, data: unknown): Finding => {
  const location = at(file, ...(issue.path as KeyPath));
  if (issue.code === 'custom') return ownFinding(issue.params, location);
  const written = valueAt(data, issue.path);
  const value = quoteValue(written);
  if (written === undefined) return finding('key-missing', location);
  switch (issue.code) {
    case 'unrecognized_keys':
      return finding('key-unknown', below(location, issue.keys[0] ?? ''), { keys: issue.keys.join(', ') });
    case 'too_small':
    case 'too_big':
      return sizeFinding(issue, location, written);
    case 'invalid_format':
      if (written === '') return finding('text-empty', location);
      if (issue.format === 'date') return finding('not-a-date', location, { value });
      return finding('wrong-form', location, { value, example: exampleByFormat[issue.format] ?? '' });
    case 'invalid_value':
      if (written === '') return finding('text-empty', location);
      return finding('not-an-option', location, { value, options: issue.values.join(', ') });
    case 'invalid_key':
      return finding('wrong-form', location, { value: String(issue.path.at(-1)), example: idExample });
    case 'invalid_union': {
      const own = issue.errors.flat().flatMap((one) => (one.code === 'custom' ? [one.params] : []));
      return ownFinding(own[0], location);
    }
    default:
      return finding('wrong-type', location);
  }
};
