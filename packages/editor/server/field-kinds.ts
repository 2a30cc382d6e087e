import type { LocalisedText, Location } from '../shared/api.ts';
import { choicesOf, kindOf, type Subschema } from '../shared/subschema.ts';
import { languageOf } from '../shared/values.ts';
import { type Content, dataIn, unnamed } from './content.ts';
import { valueAt } from './data-files.ts';

/** A schema in which the parts at any depth have the label and the kind of their fields. */
export const annotated = (
  content: Content,
  part: Subschema,
  { file, path }: Location,
  around: LocalisedText = unnamed,
): Subschema => {
  const { additionalProperties, items, anyOf } = part;
  const isMap = typeof additionalProperties === 'object';
  // Each key that a map has now gets a label of its own.
  const keys = isMap ? Object.keys(Object(valueAt(dataIn(content, file), path))) : [];
  const own = Object.fromEntries(keys.map((key) => [key, Object(additionalProperties) as Subschema]));
  const properties = keys.length > 0 ? { ...own, ...part.properties } : part.properties;
  const other = languageOf(file) === null || typeof path.at(-1) !== 'string' ? null : unnamed;
  const label =
    part.label ?? content.site.labelOf({ file, path }) ?? (part.type === 'array' && other ? around : other);
  const below = (key: string | number, one: Subschema) =>
    annotated(content, one, { file, path: [...path, key] }, label ?? around);
  const nameOf = (index: number) => content.site.labelOf({ file, path: [...path, index] });
  const itemLabels: LocalisedText[] = [];
  for (let one = nameOf(0); items && one; one = nameOf(itemLabels.length)) itemLabels.push(one);
  const locked = content.site.lockedBecause({ file, path }) !== null;
  return {
    ...part,
    ...(label && { label }),
    ...(locked && { readOnly: true }),
    ...(part.type === 'string' && choicesOf(part).length === 0 && { kind: kindOf(part, { file, path }) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, below(key, one)])),
    }),
    ...(isMap && { additionalProperties: below('*', additionalProperties) }),
    ...(typeof items === 'object' && { items: below(0, items), itemLabels }),
    ...(anyOf && { anyOf: anyOf.map((one) => annotated(content, one, { file, path })) }),
  };
};
