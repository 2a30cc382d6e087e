import { useEffect, useState } from 'react';
import { type Field, keyAt, type TextToCorrect, withoutMarkup } from '../../shared/api.ts';
import { useEditor, useRequest } from '../common.ts';
import { FieldEditor, FieldSections } from '../panel/FieldsPanel.tsx';
import { Panel } from '../panel/Panel.tsx';
import { storedResultKey, type TaskResult } from '../state/view.ts';

/** The words of a text that are wrong, and still there: a name that both languages have, once. */
const wrongIn = ({ inputs }: Field, { words }: TextToCorrect) => {
  const found = inputs.flatMap(({ language, value }) =>
    words[language ?? 'fr'].filter((one) => String(value).includes(one)).map((said) => ({ language, said })),
  );
  return found.filter(({ said }, index) => found.findIndex((one) => one.said === said) === index);
};

/** A text with its wrong words, and why they are; struck once it is right. Unfolded, it can be edited, and its page is shown. */
const TextToCorrectItem = ({ field, toCorrect }: { field: Field; toCorrect: TextToCorrect }) => {
  const { t, text, go, view, printed } = useEditor();
  const [wasOpen, setOpened] = useState(false);
  const { pages, label, inputs } = field;
  const [input] = inputs.toSorted((one) => (one.language === view.uiLanguage ? -1 : 1));
  if (input === undefined) return null;
  const said = wrongIn(field, toCorrect);
  const isRight = said.length === 0;
  const { file, path } = input;
  const [page] = pages;
  const address = page?.[view.pageLanguage];
  const Title = isRight ? 's' : 'span';
  return (
    <details
      onToggle={({ currentTarget: { open } }) => {
        if (!open) return;
        setOpened(true);
        go({ location: { file, path }, ...(address && { page: address }) });
      }}
    >
      <summary>
        <Title className="hint">{[page && text(page.title), text(label)].filter(Boolean).join(' › ')}</Title>
        {said.map(({ language, said: words }) => {
          const lang = language ?? view.uiLanguage;
          const shown = withoutMarkup(words.replace(/\{[^{}]+\}/g, (name) => printed(name, lang)));
          return (
            <span key={words} lang={lang}>
              {` ${t('quoted', shown)}`}
            </span>
          );
        })}
        {!isRight && <span className="hint">{` ${text(toCorrect.why)}`}</span>}
      </summary>
      {wasOpen && <FieldEditor field={field} />}
    </details>
  );
};

/** What a task did: texts to write, and texts to correct. All can be edited here. */
export const TaskResultPanel = ({ title, toWrite, toCorrect }: TaskResult) => {
  const { t, text, state, view, textsToCorrect } = useEditor();
  const all = [...toWrite, ...toCorrect].slice(0, 100);
  const locations = all.map(({ file, path }) => ({ file, path }));
  // Asked again after each change: a corrected text leaves the list.
  const { answer, key } = useRequest('fields', { locations }, state.version);
  const fields = answer?.fields ?? [];
  const rest = fields.slice(toWrite.length);
  const wrong = rest.filter(
    (field, index) => toCorrect[index] && wrongIn(field, toCorrect[index]).length > 0,
  );
  const left = answer === null ? toCorrect.length : wrong.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the texts change with their number only
  useEffect(() => {
    textsToCorrect.current = wrong;
    if (left === 0) localStorage.removeItem(storedResultKey);
    else localStorage.setItem(storedResultKey, view.id ?? '');
  }, [left, view.id]);
  return (
    <Panel title={text(title)}>
      <p className="hint">{answer ? t(all.length === 0 ? 'nothingLeft' : 'taskDone') : t('loading')}</p>
      {state.drafts.length > 0 && <p className="hint">{t('taskDraft')}</p>}
      <FieldSections fields={fields.slice(0, toWrite.length)} revision={key} />
      {toCorrect.length > 0 && <h3>{t('textsToCorrect', left)}</h3>}
      {toCorrect.map(
        (one, index) =>
          rest[index] && (
            <TextToCorrectItem key={`${key}${keyAt(one)}`} field={rest[index]} toCorrect={one} />
          ),
      )}
    </Panel>
  );
};
