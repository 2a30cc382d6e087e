import { type LocalisedText, type Location, languageOf, type Path, type Value } from './values.ts';

/** How a value is edited. */
export type FieldKind =
  | 'line'
  /** Text with bold, links and references. */
  | 'text'
  /** The same on several lines. */
  | 'lines'
  | 'markdown'
  | 'number'
  | 'range'
  | 'boolean'
  | 'date'
  | 'time'
  | 'choice'
  /** Some of several values, in their own order: a box for each. */
  | 'choices'
  /** Name of a file of content/media/. */
  | 'photo'
  | 'list'
  | 'object';

/** A part of a JSON Schema with the keys that `.meta({ label, help })` and the server add to it. */
export interface Subschema {
  type?: string;
  format?: string;
  pattern?: string;
  label?: LocalisedText;
  help?: LocalisedText | null;
  properties?: Record<string, Subschema>;
  required?: string[];
  additionalProperties?: Subschema | boolean;
  items?: Subschema | boolean;
  prefixItems?: Subschema[];
  /** Names of the items that the list has, where the site names them. */
  itemLabels?: LocalisedText[];
  minItems?: number;
  maxItems?: number;
  /** Whether the page sorts the items. */
  isSortedAutomatically?: boolean;
  anyOf?: Subschema[];
  enum?: Value[];
  const?: Value;
  /** Labels of the values of `enum`. */
  choices?: Record<string, LocalisedText>;
  kind?: FieldKind;
  readOnly?: boolean;
  /** Whether the value is for the programmer, and not offered in its group. */
  isHidden?: boolean;
}

/** A value that may be chosen. */
export interface EnumOption {
  value: Value;
  label: LocalisedText;
}

/** The values that may be chosen, with their labels; [] for a value that is typed. */
export const choicesOf = ({ enum: values, choices, anyOf, kind, items }: Subschema): EnumOption[] => {
  if (kind === 'choices') return choicesOf(Object(items));
  const isChoice = anyOf?.every(({ const: one }) => one !== undefined) ?? false;
  const all = values ?? (isChoice ? (anyOf?.flatMap(({ const: one }) => one ?? []) ?? []) : []);
  return all.map((value) => {
    const words = String(value);
    return { value, label: choices?.[words] ?? { fr: words, nl: words } };
  });
};

/** Schema of what a key or an index leads to. */
export const schemaBelow = (schema: Subschema, key: string | number): Subschema => {
  if (typeof key === 'number')
    return schema.prefixItems?.[key] ?? (typeof schema.items === 'object' ? schema.items : {});
  const rest = schema.additionalProperties;
  return schema.properties?.[key] ?? (typeof rest === 'object' ? rest : {});
};

/** The part of a schema for a location of its data. */
export const subschemaAt = (schema: Subschema, path: Path): Subschema =>
  path.reduce<Subschema>((whole, key) => {
    const parts = (whole.anyOf ?? [whole]).map((one) => schemaBelow(one, key));
    return parts.find((part) => Object.keys(part).length > 0) ?? {};
  }, schema);

/** How a value is edited. `value` is undefined where only its schema is known. */
export const kindOf = (
  part: Subschema,
  { file, path, value }: Location & { value?: Value | undefined },
): FieldKind => {
  if (part.kind !== undefined) return part.kind;
  if (choicesOf(part).length > 0) return 'choice';
  if (part.format === 'photo') return 'photo';
  if (file.endsWith('.md') && path.length === 1 && path[0] === 'body') return 'markdown';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean' || part.type === 'boolean') return 'boolean';
  const isPair = Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number');
  if (isPair && part.items === undefined) return 'range';
  if (Array.isArray(value) || part.type === 'array') return 'list';
  if ((typeof value === 'object' && value !== null) || part.type === 'object') return 'object';
  if (part.format === 'date' || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)))
    return 'date';
  if (part.type === 'integer' || part.type === 'number') return 'number';
  return languageOf(file) === null || part.pattern !== undefined || part.format !== undefined
    ? 'line'
    : 'text';
};
