import { type FormEvent, useId, useState } from 'react';
import type { TaskDone, TaskField, TaskForm } from '../../shared/api.ts';
import type { Language, Place, Texts } from '../../shared/values.ts';
import { ask, Refusal } from '../api.ts';
import { FieldsPanel } from '../panel/FieldsPanel.tsx';
import { Panel } from '../panel/Panel.tsx';
import { useEditor } from '../state/editor.ts';

const languages = ['fr', 'nl'] as const;
const initialOf = ({ localised, initial }: TaskField): string | Texts =>
  localised ? { fr: initial, nl: initial } : initial;

interface InputProps {
  field: TaskField;
  /** null: one value for both languages. */
  language: Language | null;
  value: string;
  onChange: (value: string) => void;
}

const TaskInput = ({ field, language, value, onChange }: InputProps) => {
  const { t, text } = useEditor();
  const id = useId();
  const shared = {
    id,
    required: true,
    value,
    ...(language && { lang: language }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <label htmlFor={id}>
      {language ? `${text(field.label)} (${t(language)})` : text(field.label)}
      {field.kind === 'choice' && (
        <select {...shared}>
          <option value="" />
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {text(choice.label)}
            </option>
          ))}
        </select>
      )}
      {field.kind === 'paragraphs' && <textarea {...shared} />}
      {(field.kind === 'text' || field.kind === 'date') && <input {...shared} type={field.kind} />}
    </label>
  );
};

/** Makes something new from a few texts, and goes on with what may be written next. */
export const TaskPanel = ({ task }: { task: TaskForm }) => {
  const { t, text, go, update, view, reload } = useEditor();
  const [input, setInput] = useState(
    () => new Map(task.fields.map((field) => [field.name, initialOf(field)])),
  );
  const [refused, setRefused] = useState('');
  const [next, setNext] = useState<Place[] | null>(null);
  const set = (name: string, value: string | Texts) => setInput(new Map(input).set(name, value));

  const onDone = ({ show, next: places, ...state }: TaskDone) => {
    update(state);
    reload();
    setNext(places);
    if (show) go({ page: show[view.page.startsWith('/nl') ? 'nl' : 'fr'] });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask('task', { id: task.id, input: Object.fromEntries(input) }).then(onDone, (error: unknown) =>
      setRefused(error instanceof Refusal ? text(error.failure.message) : String(error)),
    );
  };
  if (next !== null) return <FieldsPanel title={text(task.title)} help={t('taskDone')} places={next} />;
  return (
    <Panel title={text(task.title)}>
      <p className="hint">{text(task.help)}</p>
      <form className="stack" onSubmit={onSubmit}>
        {task.fields.map((field) => {
          const value = input.get(field.name) ?? '';
          return (
            <div key={field.name}>
              <div className="languages">
                {typeof value === 'string' ? (
                  <TaskInput
                    {...{ field, value }}
                    language={null}
                    onChange={(typed) => set(field.name, typed)}
                  />
                ) : (
                  languages.map((language) => (
                    <TaskInput
                      key={language}
                      {...{ field, language }}
                      value={value[language]}
                      onChange={(typed) => set(field.name, { ...value, [language]: typed })}
                    />
                  ))
                )}
              </div>
              {field.help && <p className="hint">{text(field.help)}</p>}
            </div>
          );
        })}
        <div role="status">{refused && <p className="bad">{refused}</p>}</div>
        <p className="buttons">
          <button type="submit" className="primary">
            {t('create')}
          </button>
        </p>
      </form>
    </Panel>
  );
};
