import { useEffect } from 'react';
import type { Field } from '../../shared/api.ts';
import { ask } from '../api.ts';
import { Findings, isWithin } from '../fields/Findings.tsx';
import { Leaf } from '../fields/Leaf.tsx';
import type { Schema } from '../fields/schema.ts';
import { ValueNode } from '../fields/ValueNode.tsx';
import { useEditor } from '../state/editor.ts';

/** One value as it is edited, with what is wrong with it, or why it cannot be changed. */
export const FieldEditor = ({ field }: { field: Field }) => {
  const { text, findings, found, state } = useEditor();
  const { version } = state;
  const { label, help, kind, inputs, unit, choices, why, readOnly } = field;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what would stop a save is asked after a pause in typing
  useEffect(() => {
    if (state.unsaved.length === 0) return;
    const timer = setTimeout(() => ask('check', {}).then(found, () => undefined), 700);
    return () => clearTimeout(timer);
  }, [version]);

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
  const elsewhere = findings.filter((finding) => !inputs.some((input) => isWithin(finding, input)));
  return (
    <>
      {why && <p className="notice">{text(why)}</p>}
      {isLeaf ? (
        <Leaf {...{ label, help, kind, choices, unit, inputs }} />
      ) : (
        <ValueNode isOpen {...{ label, help, inputs }} schema={{ ...(field.schema as Schema), kind }} />
      )}
      <Findings findings={elsewhere} isLinked />
    </>
  );
};
