import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { missingIn, type TaskDone, type TaskField, type TaskForm, type TaskInput } from '../../shared/api.ts';
import { inBothLanguages, type LocalisedText, languages } from '../../shared/values.ts';
import { Button, reasonOf, request, useEditor, useRequest } from '../common.ts';
import { Control } from '../fields/Control.tsx';
import { Panel } from '../panel/Panel.tsx';

/** The form of a task. Once the task is done, the panel `taskResult` opens. */
export const TaskPanel = ({ task }: { task: TaskForm }) => {
  const { t, text, go, view, replaceState, confirm } = useEditor();
  /** Key under which the browser keeps the input, so that it survives another panel or a reload. */
  const storageKey = `editor ${task.id}`;
  const read = (): TaskInput => {
    const initial = task.fields.map(({ name, localised, initial: one }) => [
      name,
      localised ? inBothLanguages(() => one) : one,
    ]);
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return { ...Object.fromEntries(initial), ...kept };
  };
  const [input, setInput] = useState(read);
  const [refused, setRefused] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = isTried ? missingIn(task, input) : [];
  const { answer: told } = useRequest('notes', { id: task.id, input }, 0, 300);
  const stopping = isTried ? (told?.notes ?? []).filter(({ stops }) => stops) : [];
  const [isRunning, setRunning] = useState(false);
  const set = ({ name, choices }: TaskField, value: string | LocalisedText) => {
    const { fills } = choices.find((choice) => choice.value === value) ?? {};
    // What is kept, and not `input`: while a photograph was read, other fields may have got another value.
    const next = { ...read(), [name]: value, ...fills };
    localStorage.setItem(storageKey, JSON.stringify(next));
    setInput(next);
  };

  const onDone = ({ show, title, toWrite, toCorrect, ...state }: TaskDone) => {
    localStorage.removeItem(storageKey);
    replaceState(state);
    const page = show && { page: show[view.pageLanguage] };
    go({ panel: 'taskResult', id: JSON.stringify({ title, toWrite, toCorrect }), ...page });
  };
  const chosen = task.fields.flatMap(
    ({ name, choices }) => choices.find(({ value }) => value === input[name]) ?? [],
  );
  const action = chosen.find((one) => one.action)?.action;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
    for (const { question, action = task.title } of chosen) {
      const [title, yes] = [text(task.title), text(action)];
      if (question && !(await confirm({ title, text: text(question), yes, no: t('cancel') }))) return;
    }
    setRunning(true);
    request('task', { id: task.id, input }).then(onDone, (error: unknown) => {
      setRefused(text(reasonOf(error)));
      setRunning(false);
    });
  };
  return (
    <Panel title={text(task.title)} footer={null}>
      <p className="hint">{text(task.help)}</p>
      <form ref={form} className="stack" onSubmit={onSubmit} inert={isRunning}>
        <div role="alert" className="bad">
          {missing.length > 0 && <p>{t('missingFields', missing.length)}</p>}
          {stopping.length > 0 && <p>{t('wrongFields', stopping.length)}</p>}
          {missing.length + stopping.length === 0 && refused}
        </div>
        {task.fields.map((field) => {
          const { name, help, onlyIf } = field;
          if (onlyIf && input[onlyIf.name] !== onlyIf.value) return null;
          const value = input[name] ?? '';
          const notes = (told?.notes ?? []).filter((note) => note.name === name);
          const isWrong = notes.some(({ stops }) => stops);
          return (
            <div key={name}>
              <div className="languages">
                {(typeof value === 'string' ? [null] : languages).map((language) => {
                  const id = `${name}-${language ?? 'both'}`;
                  const label = language ? `${text(field.label)} (${t(language)})` : text(field.label);
                  const whole = (own: string) => (language ? { ...Object(value), [language]: own } : own);
                  const isMissing = missing.some((one) => one.name === name && one.language === language);
                  return (
                    <div key={id} className="input">
                      <label htmlFor={id}>{label}</label>
                      <Control
                        {...{ id, label, language, kind: field.kind, choices: field.choices }}
                        value={typeof value === 'string' ? value : value[language ?? 'fr']}
                        aria-describedby={`${name}-help ${id}-missing`}
                        aria-invalid={isMissing || isWrong}
                        onChange={(typed) => set(field, whole(String(typed)))}
                      />
                      <p id={`${id}-missing`} className="bad">
                        {isMissing && t(field.isOptional === true ? 'otherLanguageMissing' : 'fieldMissing')}
                      </p>
                    </div>
                  );
                })}
              </div>
              <div id={`${name}-help`} role="status">
                {help && <p className="hint">{text(help)}</p>}
                {notes.map((note) => (
                  <p key={note.text.fr} className={note.stops ? 'bad' : 'notice'}>
                    {text(note.text)}
                  </p>
                ))}
              </div>
            </div>
          );
        })}
        <Button
          type="submit"
          look="primary"
          disabled={isRunning}
          label={isRunning ? t('loading') : action ? text(action) : t('create')}
        />
      </form>
    </Panel>
  );
};
