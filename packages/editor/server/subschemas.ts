import * as z from 'zod';
import { type Path, type Subschema, schemaBelow } from '../shared/api.ts';

/** JSON Schema of the input of a schema; a rule that JSON Schema cannot express allows any value. */
export const jsonSchemaOf = (schema: z.ZodType | null): Subschema =>
  schema === null
    ? {}
    : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Subschema);

/** The part of a schema for a location of its data. */
export const subschemaAt = (schema: Subschema, path: Path): Subschema =>
  path.reduce<Subschema>((whole, key) => {
    const parts = (whole.anyOf ?? [whole]).map((one) => schemaBelow(one, key));
    return parts.find((part) => Object.keys(part).length > 0) ?? {};
  }, schema);
