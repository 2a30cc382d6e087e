import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import type { FileDifference } from '../server/results.ts';
import { ask } from './api.ts';
import { Differences } from './Differences.tsx';
import { useDesk } from './desk-context.ts';

/** What changed since the last commit, and a form that commits it. */
export const Publish = () => {
  const { say } = useDesk();
  const [files, setFiles] = useState<FileDifference[] | null | undefined>(undefined);
  const [message, setMessage] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(() => {
    ask('differences').then(setFiles, (reason: Error) => setError(reason.message));
  }, []);
  useEffect(load, [load]);
  const commit = async (event: SubmitEvent) => {
    event.preventDefault();
    setError(null);
    try {
      const { commit: name } = await ask('publish', { message });
      setDone(name);
      setMessage('');
      load();
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
  };
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
      {files === undefined && error === null && <p>{say('loading')}</p>}
      {files === null && <p>{say('noGit')}</p>}
      {files !== null && files !== undefined && (
        <>
          <h2>{say('changes')}</h2>
          {files.length === 0 && <p>{say('nothing')}</p>}
          <Differences files={files} />
          {files.length > 0 && (
            <form onSubmit={commit}>
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
