import { type Field, type FieldInput, isObject, type Location, type Value } from '../../shared/api.ts';
import { choicesOf, type Subschema as Schema, schemaBelow } from '../../shared/subschema.ts';

/** A value with its schema, in each language. */
export interface NodeProps extends Pick<Field, 'label' | 'help' | 'schema' | 'inputs'> {
  /** Whether the label says what the value is; if not, an excerpt stands beside the label. */
  labelIsDescriptive?: boolean;
  /** Whether the parts are shown at once, without a heading that unfolds them. */
  isFlat: boolean;
}

/** Properties of every input. */
export interface InputProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

const fits = (schema: Schema, value: Value | undefined): boolean => {
  if (schema.const !== undefined) return schema.const === value;
  const type = Array.isArray(value) ? 'array' : typeof value;
  return [undefined, type].includes(schema.type === 'integer' ? 'number' : schema.type);
};

/** The schema of a value; of several alternatives, the one that the value fits. */
export const schemaOfValue = (schema: Schema, value: Value | undefined): Schema => {
  if (choicesOf(schema).length > 0) return schema;
  const chosen = schema.anyOf?.find((one) => fits(one, value)) ?? schema.anyOf?.[0];
  return chosen ? { ...schemaOfValue(chosen, value), ...(schema.label && { label: schema.label }) } : schema;
};

/** The value of a new item. Its texts are empty, so that the checks ask for them. */
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

/** The inputs of the part of a value at a key or an index, in each language. */
export const childInputs = (inputs: readonly FieldInput[], key: string | number): FieldInput[] =>
  inputs.map(({ value, path, ...rest }) => ({
    ...rest,
    path: [...path, key],
    value: Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined,
  }));

/** How many items a list has; -1 where there is no list. */
export const itemCount = (inputs: readonly FieldInput[]): number =>
  Math.max(...inputs.map(({ value }) => (Array.isArray(value) ? value.length : -1)));

/** Location of an item of a list. */
export const itemLocation = ({ file, path }: Location, at: number): Location => ({
  file,
  path: [...path, at],
});
