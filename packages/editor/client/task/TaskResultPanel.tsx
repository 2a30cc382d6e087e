import { useState } from 'react';
import { type Field, keyOf, withoutMarkup } from '../../shared/api.ts';
import { useAnswer, useEditor } from '../common.ts';
import { FieldEditor, FieldSections } from '../panel/FieldsPanel.tsx';
import { Panel } from '../panel/Panel.tsx';
import type { TaskResult } from '../state/view.ts';

/** A text as visitors read it. Unfolded, it can be edited, and its page is shown beside the panel. */
const Reread = ({ field }: { field: Field }) => {
  const { text, go, view, printed } = useEditor();
  const [wasOpened, setOpened] = useState(false);
  const { pages, label, inputs } = field;
  const [input] = inputs.toSorted((one) => (one.language === view.uiLanguage ? -1 : 1));
  if (input === undefined) return null;
  const { file, path, language, value } = input;
  const lang = language ?? view.uiLanguage;
  const said = withoutMarkup(String(value).replace(/\{[^{}]+\}/g, (name) => printed(name, lang)));
  const [page] = pages;
  const address = page?.[view.pageLanguage];
  const open = () => {
    setOpened(true);
    go({ location: { file, path }, ...(address && { page: address }) });
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && open()}>
      <summary>
        <span className="hint">{[page && text(page.title), text(label)].filter(Boolean).join(' › ')}</span>{' '}
        {!wasOpened && said}
      </summary>
      {wasOpened && <FieldEditor field={field} />}
    </details>
  );
};

/** What a task did: texts to write next, texts to read again, and texts that it has rewritten. All can be edited here. */
export const TaskResultPanel = ({ title, next, reread, rewritten }: TaskResult) => {
  const { t, text } = useEditor();
  const { answer, key } = useAnswer('fields', {
    locations: [...next, ...reread, ...rewritten].slice(0, 100),
  });
  const fields = answer?.fields ?? [];
  const rest = fields.slice(next.length);
  const list = (some: readonly Field[]) =>
    some.map((field) => <Reread key={`${key}${field.inputs[0] && keyOf(field.inputs[0])}`} field={field} />);
  return (
    <Panel title={text(title)}>
      <p className="hint">{t(answer ? 'taskDone' : 'loading')}</p>
      <FieldSections fields={fields.slice(0, next.length)} revision={key} />
      {rewritten.length > 0 && <h3>{t('taskRewritten', rewritten.length)}</h3>}
      {list(rest.slice(reread.length))}
      {reread.length > 0 && <h3>{t('taskReread', reread.length)}</h3>}
      {list(rest.slice(0, reread.length))}
    </Panel>
  );
};
