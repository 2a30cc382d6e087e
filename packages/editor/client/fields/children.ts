import type { FieldInput } from '../../shared/api.ts';
import { isObject, type Value } from '../../shared/values.ts';

/** The inputs of what a key or an index leads to, in each language. */
export const childInputs = (inputs: readonly FieldInput[], key: string | number): FieldInput[] =>
  inputs.map(({ value, path, ...rest }) => ({
    ...rest,
    path: [...path, key],
    value: Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined,
  }));

/** Keys whose values are for the site and not for people. */
const codes = new Set(['id', 'icon', 'slug', 'anchor']);

/** Some words by which one knows a value: its first text. */
export const titleOf = (value: Value | undefined): string => {
  if (typeof value === 'string')
    return value
      .replace(/\*\*|\]\([^)]*\)|\[/g, '')
      .replace(/\{[^}]*\}/g, '…')
      .slice(0, 60);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isObject(value) && !Array.isArray(value)) return '';
  const texts = Object.entries(value).map(([key, one]) => [key, titleOf(one)] as const);
  const [, first = ''] = texts.find(([key, text]) => !codes.has(key) && text !== '') ?? texts[0] ?? [];
  return first;
};
