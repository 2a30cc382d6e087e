import { useState } from 'react';
import { type FieldInput, isObject, languages, titleInValue } from '../../shared/api.ts';
import { choicesOf, kindOf, type Subschema as Schema, schemaBelow } from '../../shared/subschema.ts';
import { useEditor } from '../state/editor.ts';
import { Leaf } from './Leaf.tsx';
import { ListNode } from './ListNode.tsx';
import { PhotoNode } from './photographs.tsx';
import { childInputs, emptyValue, type NodeProps, schemaOfValue } from './schema.ts';

/** A value of any schema: groups and lists unfold, any other value is an input. */
export const ValueNode = ({ label, help, schema: base, inputs, isFlat, labelIsDescriptive }: NodeProps) => {
  const { t, text } = useEditor();
  const [one = { file: '', path: [], value: undefined }] = inputs.toSorted((input) =>
    input.value === undefined ? 1 : -1,
  );
  const schema = schemaOfValue(base, one.value);
  const isNew = JSON.stringify(one.value) === JSON.stringify(emptyValue(schema));
  const [open, setOpen] = useState(isFlat || isNew);
  const kind = kindOf(schema, one);
  const isLocked = schema.readOnly && inputs[0]?.value !== '';
  // The name of a drawing or a link says nothing to the owner.
  if (isLocked && typeof inputs[0]?.value === 'string') return null;
  if (isLocked)
    return (
      <p className="hint">
        {text(label)}: {titleInValue(inputs[0]?.value)} ({t('readOnly')})
      </p>
    );
  // A group of exactly `fr` and `nl`.
  if (Object.keys(schema.properties ?? {}).join() === languages.join())
    return (
      <Leaf
        {...{ label, help, unit: null }}
        kind={kindOf(schemaBelow(schema, 'fr'), { ...one, value: undefined })}
        choices={[]}
        inputs={languages.flatMap((language) =>
          childInputs(inputs, language).map((input) => ({ ...input, language })),
        )}
      />
    );
  if (kind !== 'list' && kind !== 'object')
    return <Leaf {...{ label, help, kind, inputs, unit: null }} choices={choicesOf(schema)} />;
  if (isPhotoSchema(schema))
    return (
      <PhotoNode {...{ label, schema, inputs }}>
        <Parts {...{ schema, inputs }} />
      </PhotoNode>
    );
  const inside =
    kind === 'list' ? (
      <ListNode {...{ label, schema, inputs }} renderItem={(item) => <ValueNode {...item} />} />
    ) : (
      <Parts {...{ schema, inputs }} />
    );
  if (isFlat) return inside;
  const [first] = schema.itemLabels ?? [];
  // A list of chosen names is recognised by their words, not by the names that the site uses.
  const chosen = choicesOf(Object(schema.items)).find(({ value }) => value === Object(inputs[0]?.value)[0]);
  const known = first ?? chosen?.label;
  const excerpt = known ? text(known) : labelIsDescriptive ? '' : titleInValue(inputs[0]?.value);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {text(label)} {!open && <span className="hint">{excerpt}</span>}
      </summary>
      {help && <p className="hint">{text(help)}</p>}
      {open && inside}
    </details>
  );
};

/** True for the schema of a photograph, the only group that the owner can add to a file. */
const isPhotoSchema = ({ properties }: Schema): boolean => properties?.file?.kind === 'photo';

interface Part extends NodeProps {
  key: string;
  /** True where the file does not have the value, and the schema does not require it. */
  isAbsent: boolean;
}

const partsOf = (schema: Schema, inputs: readonly FieldInput[]): Part[] => {
  const values = inputs.map(({ value }) => value).filter(isObject);
  const keys = new Set([...Object.keys(schema.properties ?? {}), ...values.flatMap(Object.keys)]);
  return [...keys].flatMap((key): Part[] => {
    const below = schemaBelow(schema, key);
    const { label = { fr: key, nl: key }, help = null, type, anyOf } = below;
    const parts = childInputs(inputs, key);
    const isAbsent = parts.every(({ value }) => value === undefined) && !schema.required?.includes(key);
    // `PhotoNode` itself shows the field for choosing the file; hidden values have no field.
    if (below.kind === 'photo' || below.isHidden) return [];
    // Other absent groups cannot be added here.
    if (isAbsent && !isPhotoSchema(below) && (type === 'object' || type === 'array' || anyOf)) return [];
    // The site knows an item by its `id`: the owner must not change it once it has a value.
    if (key === 'id' && parts.every(({ value }) => value !== '')) return [];
    return [{ key, isAbsent, label, help, schema: below, inputs: parts, isFlat: false }];
  });
};

const Parts = ({ schema, inputs }: { schema: Schema; inputs: readonly FieldInput[] }) => {
  const { t } = useEditor();
  const parts = partsOf(schema, inputs);
  // A new photograph has no `focus` yet, and the owner would not look for that field in a folded list.
  const isHidden = ({ isAbsent }: Part) => isAbsent && !isPhotoSchema(schema);
  const absent = parts.filter(isHidden);
  const show = ({ key, isAbsent: _, ...part }: Part) => <ValueNode key={key} {...part} />;
  return (
    <>
      {parts.filter((part) => !isHidden(part)).map(show)}
      {absent.length > 0 && (
        <details>
          <summary>{t('emptyFields', absent.length)}</summary>
          {absent.map(show)}
        </details>
      )}
    </>
  );
};
