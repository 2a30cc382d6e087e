import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import type { FileDifference } from '../server/results.ts';
import { ask } from './api.ts';
import { Differences } from './Differences.tsx';
import { useDesk } from './desk-context.ts';
import { useAction } from './use-action.ts';

/** What changed since the last commit, and a form that commits it. */
export const Publish = () => {
  const { say } = useDesk();
  const [files, setFiles] = useState<FileDifference[] | null | undefined>(undefined);
  const [message, setMessage] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const { error, run } = useAction();
  const load = useCallback(async () => setFiles(await ask('differences')), []);
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
