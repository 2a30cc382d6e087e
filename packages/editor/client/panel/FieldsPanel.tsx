import type { Field } from '../../shared/api.ts';
import { useEditor, useRequest } from '../common.ts';
import { Leaf } from '../fields/Leaf.tsx';
import { ValueNode } from '../fields/ValueNode.tsx';
import { Panel } from './Panel.tsx';

/** One value as it is edited, or why it cannot be changed. */
export const FieldEditor = ({ field }: { field: Field }) => {
  const { text } = useEditor();
  const { label, help, kind, inputs, unit, choices, why, readOnly } = field;
  const isLeaf = kind !== 'list' && kind !== 'object';
  const editor = isLeaf ? (
    <Leaf {...{ label, help, kind, choices, unit, inputs }} />
  ) : (
    <ValueNode isFlat {...{ label, help, inputs }} schema={{ ...field.schema, kind }} />
  );
  const printed = ({ file, value }: Field['inputs'][number]) => (
    <p key={file}>{typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')}</p>
  );
  return (
    <>
      {why && <p className="notice">{text(why)}</p>}
      {readOnly ? inputs.map(printed) : editor}
    </>
  );
};

/** Several values one below the other. Groups and lists have a heading. */
export const FieldSections = ({ fields, revision }: { fields: readonly Field[]; revision: string }) => {
  const { text, go } = useEditor();
  return fields.map((field) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: whichever of its inputs gets the focus
    <section
      key={`${revision}${text(field.label)}${JSON.stringify(field.inputs[0]?.path)}`}
      // The page then shows where this value stands.
      onFocus={() => {
        const [input] = field.inputs;
        if (input) go({ location: { file: input.file, path: input.path } });
      }}
    >
      {(field.kind === 'list' || field.kind === 'object') && <h3>{text(field.label)}</h3>}
      <FieldEditor field={field} />
    </section>
  ));
};

/** Several values in one panel: phone, address and hours. */
export const ContactPanel = () => {
  // Asked again after each change, because the labels of opening hours are the hours themselves.
  const { t, state, overview } = useEditor();
  const { answer, key } = useRequest('fields', { locations: overview.contact }, state.version);
  return (
    <Panel title={t('taskContact')}>
      <p className="hint">{t(answer ? 'contactHelp' : 'loading')}</p>
      <FieldSections fields={answer?.fields ?? []} revision={key} />
    </Panel>
  );
};
