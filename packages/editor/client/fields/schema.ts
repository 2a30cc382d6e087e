import type { FieldInput, FieldKind, LocalisedText, Value } from '../../shared/api.ts';
import { choicesOf, type Subschema as Schema } from '../../shared/subschema.ts';
import { isObject } from '../../shared/values.ts';

/** A value with its schema, in each language. */
export interface NodeProps {
  label: LocalisedText;
  help: LocalisedText | null;
  schema: Schema;
  inputs: readonly FieldInput[];
  /** Whether its label tells what it holds; if not, an excerpt stands beside it. */
  labelIsDescriptive?: boolean;
  /** Whether its parts are shown at once, without a heading that unfolds them. */
  isInline: boolean;
}

/** What every input has. */
export interface InputProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

const typeOf = (value: Value | undefined): string | undefined => {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const fits = (schema: Schema, value: Value | undefined): boolean => {
  if (schema.const !== undefined) return schema.const === value;
  const type = schema.type === 'integer' ? 'number' : schema.type;
  return type === undefined || type === typeOf(value);
};

/** The schema of a value: of alternatives the one that fits; where there is none, what the value itself tells. */
export const schemaFor = (schema: Schema, value: Value | undefined): Schema => {
  if (schema.anyOf?.every((one) => one.const !== undefined))
    return { ...schema, enum: choicesOf(schema).map((one) => one.value) };
  const chosen = schema.anyOf?.find((one) => fits(one, value)) ?? schema.anyOf?.[0];
  if (chosen) return { ...schemaFor(chosen, value), ...(schema.label && { label: schema.label }) };
  const type = schema.type ?? typeOf(value);
  return type === undefined ? schema : { ...schema, type };
};

/** Schema of what a key or an index leads to. */
export const schemaBelow = (schema: Schema, key: string | number): Schema => {
  if (typeof key === 'number')
    return schema.prefixItems?.[key] ?? (typeof schema.items === 'object' ? schema.items : {});
  const rest = schema.additionalProperties;
  return schema.properties?.[key] ?? (typeof rest === 'object' ? rest : {});
};

const kinds: Readonly<Record<string, FieldKind>> = {
  array: 'list',
  object: 'object',
  boolean: 'boolean',
  number: 'number',
  integer: 'number',
};

/** How a value is edited. @param hasMarkup whether its file is copy, whose texts have bold, links and references */
export const kindOf = (schema: Schema, hasMarkup: boolean): FieldKind => {
  const { kind, type = '', enum: choices, format, pattern } = schema;
  const text = hasMarkup && format === undefined && pattern === undefined ? 'text' : 'line';
  return kind ?? (choices ? 'choice' : (kinds[type] ?? (format === 'date' ? 'date' : text)));
};

/** What a new item begins with: texts are empty, so that the checks ask for them. */
export const emptyValue = (schema: Schema): Value => {
  if (schema.const !== undefined) return schema.const;
  const chosen = schema.anyOf?.[0];
  if (chosen) return emptyValue(chosen);
  switch (schema.type) {
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return schema.prefixItems?.map(emptyValue) ?? [];
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, emptyValue(schemaBelow(schema, key))]),
      );
    default:
      return '';
  }
};

/** The inputs of what a key or an index leads to, in each language. */
export const childInputs = (inputs: readonly FieldInput[], key: string | number): FieldInput[] =>
  inputs.map(({ value, path, ...rest }) => ({
    ...rest,
    path: [...path, key],
    value: Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined,
  }));
