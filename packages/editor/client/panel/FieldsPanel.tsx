import type { Field } from '../../shared/api.ts';
import type { Subschema as Schema } from '../../shared/subschema.ts';
import type { Place } from '../../shared/values.ts';
import { Leaf } from '../fields/Leaf.tsx';
import { ValueNode } from '../fields/ValueNode.tsx';
import { useEditor } from '../state/editor.ts';
import { useAnswer } from '../state/use-answer.ts';
import { Panel } from './Panel.tsx';
import { SaveButtons } from './use-save.tsx';

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

/** Several values in one panel: phone, address and hours, or what is left to write. */
export const FieldsPanel = ({ title, help, places }: { title: string; help: string; places: Place[] }) => {
  const { t, text } = useEditor();
  const { answer, key } = useAnswer('fields', { places });
  const fields = answer?.fields ?? [];
  return (
    <Panel title={title} footer={<SaveButtons />}>
      <p className="hint">{answer ? help : t('loading')}</p>
      {fields.map((field) => (
        <section key={`${key}${text(field.label)}${JSON.stringify(field.inputs[0]?.path)}`}>
          {(field.kind === 'list' || field.kind === 'object') && <h3>{text(field.label)}</h3>}
          <FieldEditor field={field} />
        </section>
      ))}
    </Panel>
  );
};
