import { useEffect, useState } from 'react';
import { type Field, keyOf, type Reread, withoutMarkup } from '../../shared/api.ts';
import { useAnswer, useEditor } from '../common.ts';
import { FieldEditor, FieldSections } from '../panel/FieldsPanel.tsx';
import { Panel } from '../panel/Panel.tsx';
import { keepTaskResult, type TaskResult } from '../state/view.ts';

/** The words of a text that are wrong, and still there: a name that both languages have, once. */
const wrongIn = ({ inputs }: Field, { words }: Reread) => {
  const found = inputs.flatMap(({ language, value }) =>
    words[language ?? 'fr'].filter((one) => String(value).includes(one)).map((said) => ({ language, said })),
  );
  return [...new Map(found.map((one) => [one.said, one])).values()];
};

interface RereadProps {
  field: Field;
  /** The text with its wrong words; null for a text that was rewritten. */
  reread: Reread | null;
}

/** A text with its wrong words. Unfolded, it can be edited, and its page is shown beside the panel. */
const RereadText = ({ field, reread }: RereadProps) => {
  const { text, go, view, printed } = useEditor();
  /** Whether it is unfolded; null while it never was. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { pages, label, inputs } = field;
  const [input] = inputs.toSorted((one) => (one.language === view.uiLanguage ? -1 : 1));
  if (input === undefined) return null;
  const { file, path, language, value } = input;
  const shown = reread ? wrongIn(field, reread) : [{ language, said: String(value) }];
  // A text that is right now leaves the list once nobody writes in it.
  if (shown.length === 0 && !isOpen) return null;
  const [page] = pages;
  const address = page?.[view.pageLanguage];
  const onToggle = (isUnfolded: boolean) => {
    setOpen(isUnfolded);
    if (isUnfolded) go({ location: { file, path }, ...(address && { page: address }) });
  };
  return (
    <details onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <span className="hint">{[page && text(page.title), text(label)].filter(Boolean).join(' › ')}</span>
        {shown.map(({ language: lang, said }) => (
          <q key={`${lang}${said}`} lang={lang ?? view.uiLanguage}>
            {withoutMarkup(said.replace(/\{[^{}]+\}/g, (name) => printed(name, lang ?? view.uiLanguage)))}
          </q>
        ))}
      </summary>
      {isOpen !== null && <FieldEditor field={field} />}
    </details>
  );
};

/** What a task did: texts to write next, texts to read again, and texts that it has rewritten. All can be edited here. */
export const TaskResultPanel = (result: TaskResult) => {
  const { t, text, state } = useEditor();
  const { title, next, reread, rewritten } = result;
  const locations = [...next, ...reread, ...rewritten]
    .map(({ file, path }) => ({ file, path }))
    .slice(0, 100);
  // Asked again after each change: a corrected text leaves the list.
  const { answer, key } = useAnswer('fields', { locations }, state.version);
  const fields = answer?.fields ?? [];
  const rest = fields.slice(next.length);
  const left = reread.filter((one, index) => !rest[index] || wrongIn(rest[index], one).length > 0).length;
  useEffect(() => keepTaskResult(left > 0 ? result : null), [left, result]);
  const list = (some: readonly Field[], all: readonly Reread[]) =>
    some.map((field, index) => (
      <RereadText
        key={`${key}${field.inputs[0] && keyOf(field.inputs[0])}`}
        {...{ field, reread: all[index] ?? null }}
      />
    ));
  return (
    <Panel title={text(title)}>
      <p className="hint">{t(answer ? 'taskDone' : 'loading')}</p>
      <FieldSections fields={fields.slice(0, next.length)} revision={key} />
      {rewritten.length > 0 && <h3>{t('taskRewritten', rewritten.length)}</h3>}
      {list(rest.slice(reread.length), [])}
      {reread.length > 0 && <h3>{t('taskReread', left)}</h3>}
      {list(rest.slice(0, reread.length), reread)}
    </Panel>
  );
};
