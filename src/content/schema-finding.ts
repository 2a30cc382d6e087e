import { closestMatch } from 'leven';
import type * as z from 'zod';
import { at, below, type Finding, finding, type Location, type Param, type Path } from './finding.ts';
import type { FindingCode } from './messages/messages.ts';
import { nearName } from './near-name.ts';
import { dateMistake } from './schemas/date-mistake.ts';
import { idExample } from './schemas/rule.ts';

type Issue = z.core.$ZodIssue;

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    data,
  );

const keysIn = (data: unknown, keys = new Set<string>()): Set<string> => {
  if (typeof data !== 'object' || data === null) return keys;
  for (const [key, value] of Object.entries(data)) keysIn(value, Array.isArray(data) ? keys : keys.add(key));
  return keys;
};

const quoted = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 60) : JSON.stringify(value);

const examples: Record<string, string> = { email: 'name@company.be', url: 'https://www.company.be/page' };

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
  const needed = { en: `${en} ${limit}`, fr: `${fr} ${limit}`, nl: `${nl} ${limit}` };
  return Array.isArray(written)
    ? finding('list-length', location, { count: written.length, needed })
    : finding('number-limit', location, { value: quoted(written), needed });
};

const ownFinding = (params: Record<string, unknown> | undefined, location: Location): Finding =>
  params === undefined
    ? finding('wrong-type', location)
    : {
        code: params.code as FindingCode,
        ...location,
        params: params.params as Record<string, Param>,
      };

/** Merges a missing key and a similar unknown key beside it into one finding: a misspelt key. */
export const withMisspeltKeys = (found: readonly Finding[]): Finding[] => {
  const parentOf = ({ path }: Finding) => JSON.stringify(path.slice(0, -1));
  const keyOf = ({ path }: Finding) => String(path.at(-1));
  const shown = new Set<Finding>();
  const changed = found.map((one) => {
    const missing = found.filter(({ code }) => one.code === 'key-unknown' && code === 'key-missing');
    const beside = missing.filter((other) => parentOf(other) === parentOf(one));
    const key = String(one.params.keys);
    const right = closestMatch(key, beside.map(keyOf), { maxDistance: 2 });
    if (right === undefined) return one;
    for (const other of beside) if (keyOf(other) === right) shown.add(other);
    return finding('key-misspelt', at(one.file, ...one.path), { key, right });
  });
  return changed.filter((one) => !shown.has(one));
};

/** Turns an issue of a Zod schema into a finding. @param data data of the whole file */
export const schemaFinding = (file: string, issue: Issue, data: unknown): Finding => {
  const location = at(file, ...(issue.path as Path));
  if (issue.code === 'custom') return ownFinding(issue.params, location);
  const written = valueAt(data, issue.path);
  const value = quoted(written);
  if (written === undefined) return finding('key-missing', location);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.every((key) => /^\d+$/.test(key))
        ? finding('decimal-comma', location)
        : finding('key-unknown', below(location, issue.keys[0] ?? ''), {
            keys: issue.keys.join(', '),
            near: nearName(
              issue.keys[0] ?? '',
              [...keysIn(data)].filter((key) => !issue.keys.includes(key)),
            ),
          });
    case 'too_small':
    case 'too_big':
      return sizeFinding(issue, location, written);
    case 'invalid_format':
      if (written === '') return finding('text-empty', location);
      if (issue.format === 'date') return { ...dateMistake(written), ...location };
      return issue.format in examples
        ? finding('wrong-form', location, { value, example: examples[issue.format] ?? '' })
        : finding('wrong-format', location, { value });
    case 'invalid_value':
      if (written === '') return finding('nothing-chosen', location);
      return finding('not-an-option', location, { value, options: issue.values.join(', ') });
    case 'invalid_key':
      return finding('wrong-form', location, { value: String(issue.path.at(-1)), example: idExample });
    case 'invalid_union': {
      const own = issue.errors.flat().flatMap((one) => (one.code === 'custom' ? [one.params] : []));
      return ownFinding(own[0], location);
    }
    default:
      return typeof written === 'number' && issue.code === 'invalid_type'
        ? finding(issue.expected === 'int' ? 'not-a-whole-number' : 'wrong-type', location, { value })
        : finding('wrong-type', location);
  }
};
