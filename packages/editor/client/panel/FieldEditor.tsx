import type { Field } from '../../shared/api.ts';
import type { SchemaPart as Schema } from '../../shared/schema-part.ts';
import { Leaf } from '../fields/Leaf.tsx';
import { ValueNode } from '../fields/ValueNode.tsx';
import { useEditor } from '../state/editor.ts';

/** One value as it is edited, or why it cannot be changed. */
export const FieldEditor = ({ field }: { field: Field }) => {
  const { text } = useEditor();
  const { label, help, kind, inputs, unit, choices, why, readOnly } = field;

  if (readOnly)
    return (
      <>
        {inputs.map(({ file, value }) => (
          <p key={file}>{typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')}</p>
        ))}
        {why && <p className="notice">{text(why)}</p>}
      </>
    );
  const isLeaf = kind !== 'list' && kind !== 'object';
  return (
    <>
      {why && <p className="notice">{text(why)}</p>}
      {isLeaf ? (
        <Leaf {...{ label, help, kind, choices, unit, inputs }} />
      ) : (
        <ValueNode isOpen {...{ label, help, inputs }} schema={{ ...(field.schema as Schema), kind }} />
      )}
    </>
  );
};
