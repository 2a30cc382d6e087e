import { type Field, keyOf, withoutMarks } from '../../shared/api.ts';
import { Button, useAnswer, useEditor } from '../common.ts';
import { FieldSections } from '../panel/FieldsPanel.tsx';
import { Panel } from '../panel/Panel.tsx';
import type { Created } from '../state/view.ts';

/** A text to read again, as its page says it, and the way there. */
const Reread = ({ field: { pages, label, inputs }, rest }: { field: Field; rest: Created }) => {
  const { t, text, go, view, printed } = useEditor();
  const [input] = inputs.toSorted((one) => (one.language === view.uiLanguage ? -1 : 1));
  if (input === undefined) return null;
  const { file, path, language, value } = input;
  const lang = language ?? view.uiLanguage;
  const said = withoutMarks(String(value).replace(/\{[^{}]+\}/g, (name) => printed(name, lang)));
  const [page] = pages;
  // What was opened leaves the list, so that it counts down.
  const open = () => go({ panel: 'field', location: { file, path }, id: JSON.stringify(rest) });
  return (
    <li>
      <span className="hint">{[page && text(page.title), text(label)].filter(Boolean).join(' › ')}</span>{' '}
      {said} <Button look="quiet" onClick={open} label={t('goThere')} />
    </li>
  );
};

/** What a task did: what to write next, and texts to read again, each with the way there. */
export const CreatedPanel = ({ title, next, reread }: Created) => {
  const { t, text } = useEditor();
  const { answer, key } = useAnswer('fields', { locations: [...next, ...reread].slice(0, 100) });
  const fields = answer?.fields ?? [];
  const help = reread.length > 0 ? t('taskReread', reread.length) : t('taskDone');
  return (
    <Panel title={text(title)}>
      <p className="hint">{answer ? help : t('loading')}</p>
      <FieldSections fields={fields.slice(0, next.length)} revision={key} />
      <ul className="choices stack reread">
        {fields.slice(next.length).map((field, index) => (
          <Reread
            key={keyOf(reread[index] ?? { file: '', path: [] })}
            field={field}
            rest={{ title, next, reread: reread.toSpliced(index, 1) }}
          />
        ))}
      </ul>
    </Panel>
  );
};
