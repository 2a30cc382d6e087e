import { type FormEvent, useState } from 'react';
import type { Problem } from '../server/problem.ts';
import { pathText, type Value } from '../source/change.ts';
import type { Left, Thing } from '../things/thing.ts';
import { ask, type DeskState } from './api.ts';
import { amountOf } from './form/amount.ts';
import { nameOf } from './names.ts';
import { problemText } from './problem-texts.ts';
import { type FieldSpec, thingFields } from './thing-fields.ts';
import type { DeskLanguage, Say } from './words.ts';

interface Props {
  kind: Thing['kind'];
  state: DeskState;
  say: Say;
  language: DeskLanguage;
  onOpen: (file: string) => void;
  onDone: () => void;
}

/** What a field of the form holds, as the request needs it. */
const bodyOf = (fields: readonly FieldSpec[], form: FormData): Record<string, Value> =>
  Object.fromEntries(
    fields.flatMap(({ key, type, optional }): [string, Value][] => {
      const get = (name: string) => String(form.get(name) ?? '').trim();
      if (type === 'twin') return [[key, { fr: get(`${key}.fr`), nl: get(`${key}.nl`) }]];
      if (optional && get(key) === '') return [];
      return [[key, type === 'number' ? amountOf(get(key)) : get(key)]];
    }),
  );

/** A form that adds or removes a thing with all its files, and says what is left to write. */
export const AddThing = ({ kind, state, say, language, onOpen, onDone }: Props) => {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [done, setDone] = useState<{ open: string; left: readonly Left[] } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = thingFields(kind, state);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    setDone(null);
    try {
      const answer = await ask('add', { kind, ...bodyOf(fields, new FormData(event.currentTarget)) });
      setProblems(answer.result === 'refused' ? answer.problems : []);
      if (answer.result === 'saved') {
        setDone(answer);
        onDone();
      }
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label={say(kind)}>
      <h2>{say(kind)}</h2>
      {kind === 'laterPrice' && <p className="hint">{say('laterPriceHelp')}</p>}
      {fields.some(({ key }) => key === 'like') && <p className="hint">{say('patternHelp')}</p>}
      <form onSubmit={submit}>
        {fields.flatMap(({ key, type, options, optional }) =>
          (type === 'twin' ? [`${key}.fr`, `${key}.nl`] : [key]).map((name) => (
            <label key={name} htmlFor={`${kind}.${name}`}>
              {nameOf(key, language)} {type === 'twin' && `(${name.slice(-2).toUpperCase()})`}
              {options === undefined ? (
                <input
                  id={`${kind}.${name}`}
                  name={name}
                  required={optional !== true}
                  type={type === 'date' ? 'date' : 'text'}
                  inputMode={type === 'number' ? 'decimal' : undefined}
                />
              ) : (
                <select id={`${kind}.${name}`} name={name} required>
                  {options.map(([value, called]) => (
                    <option key={value} value={value}>
                      {called}
                    </option>
                  ))}
                </select>
              )}
            </label>
          )),
        )}
        <button type="submit" className="main" aria-disabled={busy}>
          {busy ? say('saving') : say(kind)}
        </button>
      </form>
      <div role="status">
        {error !== null && <p className="bad">{problemText(error, language)}</p>}
        {problems.length > 0 && (
          <div className="bad">
            <p>{say('refused', problems.length)}</p>
            <ul>
              {problems.map(({ file, path, message }) => (
                <li key={file + message}>
                  <strong>
                    {file} : {pathText(path)}
                  </strong>{' '}
                  {problemText(message, language)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {done !== null && (
          <div className="good">
            <p>
              {say('saved')}{' '}
              <button type="button" className="link" onClick={() => onOpen(done.open)}>
                {say('open')} : {done.open.replace('content/', '')}
              </button>
            </p>
            {done.left.length > 0 && (
              <details>
                <summary>
                  {say(kind === 'laterPrice' ? 'rereading' : 'left')} ({done.left.length})
                </summary>
                <ul>
                  {done.left.map(({ file, key }) => (
                    <li key={file + key}>
                      {file.replace('content/', '')} : {key}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        )}
      </div>
    </section>
  );
};
