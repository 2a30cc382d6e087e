import type * as z from 'zod';
import { at, type Finding, finding, type Param, type Path, type Place } from './finding.ts';
import type { FindingCode } from './messages/messages.ts';

type Issue = z.core.$ZodIssue;

/** The value at a path of some data; undefined where there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    data,
  );

/** A value as a message quotes it. */
const quoted = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 60) : JSON.stringify(value);

const formats: Record<string, 'not-a-date' | 'not-an-email' | 'not-a-web-address'> = {
  date: 'not-a-date',
  email: 'not-an-email',
  url: 'not-a-web-address',
};

const tooSmall = (issue: z.core.$ZodIssueTooSmall, place: Place, value: string): Finding => {
  const minimum = Number(issue.minimum);
  if (issue.origin === 'string') return finding('text-empty', place);
  if (issue.origin !== 'array') return finding('number-too-small', place, { value, minimum });
  return issue.exact === true
    ? finding('list-length', place, { count: minimum })
    : finding('list-too-short', place, { minimum });
};

const tooBig = (issue: z.core.$ZodIssueTooBig, place: Place, value: string): Finding => {
  const maximum = Number(issue.maximum);
  if (issue.origin !== 'array') return finding('number-too-big', place, { value, maximum });
  return issue.exact === true
    ? finding('list-length', place, { count: maximum })
    : finding('list-too-long', place, { maximum });
};

/** What a rule of ours found (schemas/rule.ts). */
const ownFinding = (params: Record<string, unknown> | undefined, place: Place): Finding =>
  params === undefined
    ? finding('wrong-type', place)
    : {
        code: params.code as FindingCode,
        ...place,
        params: params.params as Record<string, Param>,
      };

/** An issue of a Zod schema as a finding. @param data that of the whole file */
export const schemaFinding = (file: string, issue: Issue, data: unknown): Finding => {
  const place = at(file, ...(issue.path as Path));
  if (issue.code === 'custom') return ownFinding(issue.params, place);
  const written = valueAt(data, issue.path);
  const value = quoted(written);
  if (written === undefined) return finding('key-missing', place);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.every((key) => /^\d+$/.test(key))
        ? finding('decimal-comma', place)
        : finding('key-unknown', place, { keys: issue.keys.join(', ') });
    case 'too_small':
      return tooSmall(issue, place, value);
    case 'too_big':
      return tooBig(issue, place, value);
    case 'invalid_format':
      return finding(formats[issue.format] ?? 'wrong-format', place, { value });
    case 'invalid_value':
      return finding('not-an-option', place, { value, options: issue.values.join(', ') });
    case 'invalid_key':
      return finding('not-an-id', place, { value: String(issue.path.at(-1)) });
    case 'invalid_union': {
      const own = issue.errors.flat().flatMap((one) => (one.code === 'custom' ? [one.params] : []));
      return ownFinding(own[0], place);
    }
    default:
      return typeof written === 'number' && issue.code === 'invalid_type'
        ? finding(issue.expected === 'int' ? 'not-a-whole-number' : 'wrong-type', place, { value })
        : finding('wrong-type', place);
  }
};
