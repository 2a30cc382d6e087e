import type { FieldKind } from './api/fields.ts';
import type { LocalisedText, Value } from './values.ts';

/** A part of a JSON Schema with what `.meta({ label, help })` and the server add to it. */
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
  /** Whether the page puts the items in an order of its own. */
  isSorted?: boolean;
  anyOf?: Subschema[];
  enum?: Value[];
  const?: Value;
  /** Labels of the values of `enum`. */
  choices?: Record<string, LocalisedText>;
  kind?: FieldKind;
  readOnly?: boolean;
}

/** A value that may be chosen. */
export interface EnumOption {
  value: Value;
  label: LocalisedText;
}

/** The values that may be chosen, with their labels; none where any may be written. */
export const choicesOf = ({ enum: values, choices, anyOf, kind, items }: Subschema): EnumOption[] => {
  if (kind === 'choices') return choicesOf(Object(items));
  const isChoice = anyOf?.every(({ const: one }) => one !== undefined) ?? false;
  const all = values ?? (isChoice ? (anyOf?.flatMap(({ const: one }) => one ?? []) ?? []) : []);
  return all.map((value) => {
    const words = String(value);
    return { value, label: choices?.[words] ?? { fr: words, nl: words } };
  });
};
