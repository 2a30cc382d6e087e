import { useState } from 'react';
import { type FieldInput, isObject, languages, titleOf } from '../../shared/api.ts';
import { choicesOf, type Subschema as Schema } from '../../shared/subschema.ts';
import { useEditor } from '../state/editor.ts';
import { Leaf } from './Leaf.tsx';
import { ListNode } from './ListNode.tsx';
import { PhotoNode } from './PhotoNode.tsx';
import { childInputs, kindOf, type NodeProps, schemaBelow, schemaFor } from './schema.ts';

/** Any value by its schema: a group or a list opens, all else is an input. */
export const ValueNode = ({ label, help, schema: given, inputs, isOpen, isNamed }: NodeProps) => {
  const { t, text } = useEditor();
  const [open, setOpen] = useState(isOpen);
  const schema = schemaFor(given, inputs.find(({ value }) => value !== undefined)?.value);
  const hasMarkup = inputs.some(({ file }) => /\/(?:fr|nl)\.(?:yaml|md)$/.test(file));
  const kind = kindOf(schema, hasMarkup);
  // The name of a drawing or a link says nothing to the owner.
  if (schema.readOnly && typeof inputs[0]?.value === 'string') return null;
  if (schema.readOnly)
    return (
      <p className="hint">
        {text(label)}: {titleOf(inputs[0]?.value)} ({t('readOnly')})
      </p>
    );
  if (isLocalised(schema))
    return (
      <Leaf
        {...{ label, help }}
        kind={kindOf(schemaBelow(schema, 'fr'), false)}
        choices={[]}
        inputs={languages.flatMap((language) =>
          childInputs(inputs, language).map((input) => ({ ...input, language })),
        )}
      />
    );
  if (kind !== 'list' && kind !== 'object')
    return <Leaf {...{ label, help, kind, inputs }} choices={choicesOf(schema)} />;
  if (isPhoto(schema))
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
  if (isOpen) return inside;
  const [first] = schema.itemLabels ?? [];
  const excerpt = first ? text(first) : isNamed ? '' : titleOf(inputs[0]?.value);
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

/** True for one text in each language. */
const isLocalised = ({ properties }: Schema): boolean =>
  Object.keys(properties ?? {}).join() === languages.join();

/** True for the group of a photograph, which may be begun where it is left out. */
const isPhoto = ({ properties }: Schema): boolean => properties?.file?.kind === 'photo';

interface Part extends NodeProps {
  key: string;
  /** Neither there nor needed. */
  isAbsent: boolean;
}

const partsOf = (schema: Schema, inputs: readonly FieldInput[]): Part[] => {
  const values = inputs.map(({ value }) => value).filter(isObject);
  const keys = new Set([...Object.keys(schema.properties ?? {}), ...values.flatMap(Object.keys)]);
  return [...keys].flatMap((key): Part[] => {
    const below = schemaBelow(schema, key);
    const parts = childInputs(inputs, key);
    const isAbsent = parts.every(({ value }) => value === undefined) && !schema.required?.includes(key);
    // PhotoNode has the field of the file.
    if (below.kind === 'photo') return [];
    // Another group that is left out is not begun here; an `id` is the name by which the site knows an item.
    if (isAbsent && !isPhoto(below) && (below.type === 'object' || below.type === 'array' || below.anyOf))
      return [];
    if (key === 'id' && parts.every(({ value }) => value !== '')) return [];
    const label = below.label ?? { fr: key, nl: key };
    return [{ key, isAbsent, label, help: below.help ?? null, schema: below, inputs: parts, isOpen: false }];
  });
};

const Parts = ({ schema, inputs }: { schema: Schema; inputs: readonly FieldInput[] }) => {
  const { t } = useEditor();
  const parts = partsOf(schema, inputs);
  // The side of a photograph that stays visible has none at first.
  const isHidden = ({ isAbsent }: Part) => isAbsent && !isPhoto(schema);
  const absent = parts.filter(isHidden);
  return (
    <>
      {parts
        .filter((part) => !isHidden(part))
        .map(({ key, isAbsent: _, ...part }) => (
          <ValueNode key={key} {...part} />
        ))}
      {absent.length > 0 && (
        <details>
          <summary>{t('absent', absent.length)}</summary>
          {absent.map(({ key, isAbsent: _, ...part }) => (
            <ValueNode key={key} {...part} />
          ))}
        </details>
      )}
    </>
  );
};
