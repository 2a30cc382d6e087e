import type { Place } from '../../shared/values.ts';
import { useEditor } from '../state/editor.ts';
import { useAnswer } from '../state/use-answer.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { Panel } from './Panel.tsx';
import { SaveButtons } from './SaveButtons.tsx';

interface Props {
  title: string;
  help: string;
  places: Place[];
}

/** Several values in one panel: phone, address and hours, or what is left to write. */
export const FieldsPanel = ({ title, help, places }: Props) => {
  const { t, text } = useEditor();
  const { answer, key } = useAnswer('fields', { places });
  const fields = answer?.fields ?? [];
  return (
    <Panel title={title} footer={<SaveButtons />}>
      <p className="hint">{answer ? help : t('loading')}</p>
      {fields.map((field) => (
        <section key={`${key}${text(field.label)}${JSON.stringify(field.inputs[0]?.path)}`}>
          <FieldEditor field={field} />
        </section>
      ))}
    </Panel>
  );
};
