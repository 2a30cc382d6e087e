import * as z from 'zod';
import type { Path, Subschema } from '../shared/api.ts';

/** JSON Schema of what may be written; where a rule has none (a check in code), any value. */
export const jsonSchemaOf = (schema: z.ZodType | null): Subschema =>
  schema === null
    ? {}
    : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Subschema);

/** The part of a schema for a location of its data. */
export const subschemaAt = (schema: Subschema, path: Path): Subschema => {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const options = schema.anyOf ?? [schema];
  for (const { properties, additionalProperties, items } of options) {
    const part =
      typeof key === 'number'
        ? items
        : (properties?.[key] ??
          (typeof additionalProperties === 'object' ? additionalProperties : undefined));
    if (typeof part === 'object') return subschemaAt(part, rest);
  }
  return {};
};
