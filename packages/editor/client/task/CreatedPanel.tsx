import { useAnswer, useEditor } from '../common.ts';
import { FieldSections } from '../panel/FieldsPanel.tsx';
import { Panel } from '../panel/Panel.tsx';
import type { Created } from '../state/view.ts';
import { RereadList } from './Reread.tsx';

/** What a task did: what to write next, and texts to read again. */
export const CreatedPanel = (created: Created) => {
  const { t, text } = useEditor();
  const { title, next, reread } = created;
  const { answer, key } = useAnswer('fields', { locations: next });
  return (
    <Panel title={text(title)}>
      <p className="hint">{reread.length > 0 ? t('taskReread', reread.length) : t('taskDone')}</p>
      <FieldSections fields={answer?.fields ?? []} revision={key} />
      <RereadList {...created} />
    </Panel>
  );
};
