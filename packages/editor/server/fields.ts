import type { Field, FieldInput, LocalisedText, Path, Value } from '../shared/api.ts';
import { choicesOf, kindOf, type Subschema, subschemaAt } from '../shared/subschema.ts';
import { isObject, type Language, type Location, languageOf, languages, twinOf } from '../shared/values.ts';
import { type Content, dataIn, pagesOf, schemaOf } from './content.ts';
import { valueAt } from './file-text.ts';
import { defaultLabel, labelOf } from './labels.ts';

/** True for a value of one text in each language. */
const isLocalised = (value: Value | undefined): boolean =>
  isObject(value) &&
  languages.every((language) => Object.hasOwn(value, language)) &&
  Object.values(value).every((one) => typeof one === 'string');

/** The path of the group of two languages around a text; the path itself for any other value. */
const wholeOf = (content: Content, { file, path }: Location): Path => {
  const last = path.at(-1);
  const parent = valueAt(dataIn(content, file), path.slice(0, -1));
  return (last === 'fr' || last === 'nl') && isLocalised(parent) ? path.slice(0, -1) : path;
};

/** The inputs for a location: one, or one for each language. */
const inputsAt = (content: Content, { file, path }: Location): FieldInput[] => {
  const twin = twinOf(file);
  // Line 3 in French is line 3 in Dutch only where both texts have as many lines.
  const linesIn = (name: string) => String(Object(dataIn(content, name)).body).split('\n').length;
  const isLine = path[0] === 'body' && path.length > 1;
  const inputOf = (name: string, language: Language | null, at: Path): FieldInput => ({
    file: name,
    path: at,
    language,
    value: valueAt(dataIn(content, name), at),
  });
  if (twin !== null)
    return [file, twin]
      .filter((name) => content.files.has(name) && !(isLine && linesIn(name) !== linesIn(file)))
      .map((name) => inputOf(name, languageOf(name), path))
      .sort((one, other) => String(one.language).localeCompare(String(other.language)));
  const whole = inputOf(file, null, path);
  if (!isLocalised(whole.value)) return [whole];
  return languages.map((language) => inputOf(file, language, [...path, language]));
};

/** A schema in which the parts at any depth have the label and the kind of their fields. */
const annotated = (
  content: Content,
  part: Subschema,
  { file, path }: Location,
  around: LocalisedText = defaultLabel,
): Subschema => {
  const { additionalProperties, items, anyOf } = part;
  const isMap = typeof additionalProperties === 'object';
  // Each key that a map has now gets a label of its own.
  const keys = isMap ? Object.keys(Object(valueAt(dataIn(content, file), path))) : [];
  const own = Object.fromEntries(keys.map((key) => [key, Object(additionalProperties) as Subschema]));
  const properties = keys.length > 0 ? { ...own, ...part.properties } : part.properties;
  const other = languageOf(file) === null || typeof path.at(-1) !== 'string' ? null : defaultLabel;
  const known = part.label ?? content.site.labelOf({ file, path });
  const label = known ?? (part.type === 'array' && other ? around : other);
  const below = (key: string | number, one: Subschema) =>
    annotated(content, one, { file, path: [...path, key] }, known ?? around);
  const nameOf = (index: number) => content.site.labelOf({ file, path: [...path, index] });
  const itemLabels: LocalisedText[] = [];
  for (let one = nameOf(0); items && one; one = nameOf(itemLabels.length)) itemLabels.push(one);
  const locked = content.site.lockedBecause({ file, path }) !== null;
  return {
    ...part,
    ...(label && { label }),
    ...(locked && { readOnly: true }),
    ...(part.type === 'string' &&
      choicesOf(part).length === 0 && { kind: locked ? 'line' : kindOf(part, { file, path }) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, below(key, one)])),
    }),
    ...(isMap && { additionalProperties: below('*', additionalProperties) }),
    ...(typeof items === 'object' && { items: below(0, items), itemLabels }),
    ...(anyOf && { anyOf: anyOf.map((one) => annotated(content, one, { file, path })) }),
  };
};

const parentsOf = (content: Content, file: string, path: Path, schema: Subschema): Field['parents'] =>
  path
    .map((_, depth) => {
      const location = { file, path: path.slice(0, depth) };
      return { location, label: labelOf(content, location, schema) };
    })
    // A list that has the label of its group would be listed twice.
    .filter(({ label }, index, all) => label.fr !== all[index - 1]?.label.fr);

/** The lists around a location to which something may be added. */
const listsAround = (content: Content, { file, path }: Location, schema: Subschema): Field['lists'] =>
  path.flatMap((step, index) => {
    const list = { file, path: path.slice(0, index) };
    if (typeof step !== 'number' || content.site.lockedBecause(list) !== null) return [];
    const part = annotated(content, subschemaAt(schema, list.path), list);
    return [{ label: labelOf(content, list, schema), inputs: inputsAt(content, list), schema: part }];
  });

/** A value as one edits it. @throws Refusal where there is no such value */
export const fieldAt = (content: Content, asked: Location): Field => {
  const { site } = content;
  const { file } = asked;
  const path = wholeOf(content, asked);
  const schema = schemaOf(content, file);
  const part = subschemaAt(schema, path);
  const inputs = inputsAt(content, { file, path });
  const value = (inputs.find((input) => input.file === file) ?? inputs[0])?.value;
  const names = new Set(JSON.stringify(inputs.map((one) => one.value ?? null)).match(/\{[^{}"\\]+\}/g));
  // What is still empty, such as the name of a brand in a new item, has to be filled in once.
  const locked = value === '' ? null : site.lockedBecause({ file, path });
  const unit = site.unitOf({ file, path });
  const kind = kindOf(subschemaAt(schema, inputs[0]?.path ?? path), { file, path, value });
  return {
    label: labelOf(content, { file, path }, schema),
    help: part.help ?? null,
    // A mistyped number is kept as a text: its field is still that of a number, so that the owner can correct it.
    kind: unit !== null && kind === 'line' ? 'number' : kind,
    inputs,
    unit,
    why: locked ?? site.noteOn({ file, path }),
    readOnly: locked !== null,
    choices: choicesOf(part),
    pages: pagesOf(content, { file, path }),
    references: site.references.filter(({ name }) => names.has(name)),
    schema: annotated(content, part, { file, path }, labelOf(content, { file, path }, schema)),
    photo: site.photoOf({ file, path }),
    lists: listsAround(content, { file, path }, schema),
    parents: parentsOf(content, file, path, schema),
  };
};
