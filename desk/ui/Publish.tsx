import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { type Answers, ask } from './api.ts';
import { ChangeList } from './changes/ChangeList.tsx';
import { useDesk } from './desk-context.ts';
import { FieldGroups } from './FieldGroups.tsx';
import { useAction } from './use-action.ts';

/** What changed since the last commit, and a form that commits it. */
export const Publish = () => {
  const { say } = useDesk();
  const [changes, setChanges] = useState<Answers['differences'] | undefined>(undefined);
  const [message, setMessage] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const { error, run } = useAction();
  const load = useCallback(async () => setChanges(await ask('differences')), []);
  useEffect(() => {
    run(load);
  }, [run, load]);
  const publish = (event: SubmitEvent) => {
    event.preventDefault();
    run(async () => {
      const { commit } = await ask('publish', { message });
      setDone(commit);
      setMessage('');
      await load();
    });
  };
  const isEmpty =
    !changes ||
    (changes.things.length === 0 &&
      changes.files.length === 0 &&
      changes.toWrite.length === 0 &&
      changes.written === 0);
  return (
    <section className="wide" aria-label={say('publish')}>
      <h1 tabIndex={-1}>{say('publish')}</h1>
      <div role="status">
        {done !== null && <p className="good">{say('committed', done)}</p>}
        {error !== null && (
          <p className="bad">
            {say('failed')} {error}
          </p>
        )}
      </div>
      {changes === undefined && error === null && <p>{say('loading')}</p>}
      {changes === null && <p>{say('noGit')}</p>}
      {changes !== null && changes !== undefined && (
        <>
          <h2>{say('changes')}</h2>
          {isEmpty && <p>{say('nothing')}</p>}
          <ChangeList {...changes} />
          <FieldGroups fields={changes.toWrite} text={(count) => say('toWrite', count)} />
          {changes.written > 0 && <p>{say('written', changes.written)}</p>}
          {!isEmpty && (
            <form onSubmit={publish}>
              <label>
                {say('message')}
                <input
                  required
                  minLength={3}
                  value={message}
                  onChange={({ target }) => setMessage(target.value)}
                />
              </label>
              <button type="submit" className="main">
                {say('commit')}
              </button>
            </form>
          )}
        </>
      )}
    </section>
  );
};
