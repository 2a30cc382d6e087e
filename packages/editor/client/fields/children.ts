import type { FieldInput } from '../../shared/api.ts';
import { isObject } from '../../shared/values.ts';

/** The inputs of what a key or an index leads to, in each language. */
export const childInputs = (inputs: readonly FieldInput[], key: string | number): FieldInput[] =>
  inputs.map(({ value, path, ...rest }) => ({
    ...rest,
    path: [...path, key],
    value: Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined,
  }));
