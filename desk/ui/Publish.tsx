import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { FileDifference } from '../server/git.ts';
import { pathText, type Value } from '../source/change.ts';
import { ask } from './api.ts';
import type { Say } from './words.ts';

const shown = (value: Value | undefined): string =>
  typeof value === 'string' ? `« ${value} »` : (JSON.stringify(value) ?? '—');

/** What changed since the last commit, and a form that commits it. */
export const Publish = ({ say }: { say: Say }) => {
  const [files, setFiles] = useState<FileDifference[] | null | undefined>(undefined);
  const [message, setMessage] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(() => {
    ask('differences').then(setFiles, (reason: Error) => setError(reason.message));
  }, []);
  useEffect(load, [load]);
  const commit = async (event: FormEvent) => {
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
      <h1>{say('publish')}</h1>
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
          <ul>
            {files.map(({ file, state, differences }) => (
              <li key={file}>
                <strong>{file.replace('content/', '')}</strong> {state === 'new' && say('newFile')}
                {state === 'removed' && say('removedFile')}
                <ul>
                  {differences.slice(0, 50).map(({ path, before, after }) => (
                    <li key={path.join('.')}>
                      {pathText(path)} : <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
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
