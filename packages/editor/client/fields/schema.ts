import type { FieldInput, FieldKind } from '../../shared/api.ts';
import { humanised } from '../../shared/humanised.ts';
import type { Texts, Value } from '../../shared/values.ts';

/** What the editor reads of a JSON Schema. Labels and help are in both languages. */
export interface Schema {
  type?: string;
  label?: Texts;
  help?: Texts | null;
  kind?: FieldKind;
  readOnly?: boolean;
  /** Labels of the values of `enum`. */
  choices?: Record<string, Texts>;
  enum?: Value[];
  const?: Value;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
}

/** A value with its schema, in each language. */
export interface NodeProps {
  label: Texts;
  help: Texts | null;
  schema: Schema;
  inputs: readonly FieldInput[];
  /** Whether its parts are shown at once. */
  isOpen: boolean;
}

export interface Choice {
  value: Value;
  label: Texts;
}

export type ObjectValue = { [key: string]: Value };
export const isObject = (value: Value | undefined): value is ObjectValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** The values that may be chosen, with their labels. */
export const choicesOf = ({ enum: values, anyOf, choices }: Schema): Choice[] =>
  (values ?? anyOf?.flatMap((one) => one.const ?? []) ?? []).map((value) => {
    const words = humanised(String(value));
    return { value, label: choices?.[String(value)] ?? { fr: words, nl: words } };
  });

/** How a value is edited. @param hasMarkup whether its file is copy, whose texts have bold, links and references */
export const kindOf = (
  { kind, type, enum: choices, format, pattern }: Schema,
  hasMarkup: boolean,
): FieldKind => {
  if (kind) return kind;
  if (choices) return 'choice';
  if (type === 'array') return 'list';
  if (type === 'object') return 'object';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean') return 'boolean';
  if (format === 'date') return 'date';
  return hasMarkup && format === undefined && pattern === undefined ? 'text' : 'line';
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
