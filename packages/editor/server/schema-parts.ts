import * as z from 'zod';
import type { FieldKind } from '../shared/api.ts';
import type { Path, Texts, Value } from '../shared/values.ts';

/** A part of a JSON Schema with what `.meta({ label, help })` adds to it. */
export interface SchemaPart {
  type?: string;
  format?: string;
  pattern?: string;
  label?: Texts;
  help?: Texts;
  properties?: Record<string, SchemaPart>;
  additionalProperties?: SchemaPart | boolean;
  items?: SchemaPart;
  anyOf?: SchemaPart[];
  enum?: Value[];
  const?: Value;
  /** Labels of the values of `enum`. */
  choices?: Record<string, Texts>;
  kind?: FieldKind;
  readOnly?: boolean;
}

/** JSON Schema of what may be written; where a rule has none (a check in code), any value. */
export const jsonSchemaOf = (schema: z.ZodType | null): SchemaPart =>
  schema === null
    ? {}
    : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as SchemaPart);

/** The part of a schema for a place of its data. */
export const partAt = (schema: SchemaPart, path: Path): SchemaPart => {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const options = schema.anyOf ?? [schema];
  for (const { properties, additionalProperties, items } of options) {
    const part =
      typeof key === 'number'
        ? items
        : (properties?.[key] ??
          (typeof additionalProperties === 'object' ? additionalProperties : undefined));
    if (part !== undefined) return partAt(part, rest);
  }
  return {};
};
