import type { Value } from '../../source/change.ts';

/** The part of JSON Schema that the schemas of the content use. */
export interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  enum?: Value[];
  const?: Value;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
}

const isObject = (value: Value | undefined): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if a value has the type of a schema; deeper only as far as alternatives differ. */
export const fits = (schema: Schema, value: Value | undefined): boolean => {
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum !== undefined) return schema.enum.some((one) => one === value);
  switch (schema.type) {
    case 'string':
      return typeof value === 'string';
    case 'number':
    case 'integer':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    default:
      return true;
  }
};

/** Schema for a value: of alternatives the one that fits, of a value without a schema one made from the value. */
export const schemaFor = (schema: Schema, value: Value | undefined): Schema => {
  if (schema.anyOf !== undefined) {
    const found = schema.anyOf.find((one) => fits(one, value)) ?? schema.anyOf[0];
    return found === undefined ? {} : { ...schemaFor(found, value), ...describe(schema) };
  }
  if (schema.type !== undefined || schema.enum !== undefined || schema.const !== undefined) return schema;
  if (Array.isArray(value)) return { ...schema, type: 'array', items: schema.items ?? {} };
  if (isObject(value)) return { ...schema, type: 'object', additionalProperties: {} };
  if (typeof value === 'number' || typeof value === 'boolean') return { ...schema, type: typeof value };
  return { ...schema, type: 'string' };
};

const describe = ({ description }: Schema): Schema => (description === undefined ? {} : { description });

/** Schema of an item or a key. */
export const schemaBelow = (schema: Schema, key: string | number): Schema => {
  if (typeof key === 'number') {
    const { items } = schema;
    return schema.prefixItems?.[key] ?? (typeof items === 'object' ? items : {});
  }
  const rest = schema.additionalProperties;
  return schema.properties?.[key] ?? (typeof rest === 'object' ? rest : {});
};

/** A value to begin with; texts and choices are empty, so that the checks ask for them. */
export const firstValue = (schema: Schema): Value => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return '';
  if (schema.anyOf?.[0] !== undefined) return firstValue(schema.anyOf[0]);
  switch (schema.type) {
    case 'number':
    case 'integer':
      return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 0;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      if (schema.prefixItems !== undefined) return schema.prefixItems.map(firstValue);
      return Array.from({ length: Math.min(schema.minItems ?? 0, 12) }, () =>
        firstValue(schemaBelow(schema, 0)),
      );
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, firstValue(schemaBelow(schema, key))]),
      );
    default:
      return '';
  }
};
