import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import type { Version } from '../server/git.ts';
import { type Answers, ask } from './api.ts';
import { ChangeList } from './changes/ChangeList.tsx';
import { useDesk } from './desk-context.ts';
import { FieldGroups } from './FieldGroups.tsx';
import { GuideLink } from './GuideLink.tsx';
import { problemText } from './problem-texts.ts';
import { useAction } from './use-action.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { hashOf } from './view.ts';
import type { DeskLanguage, Say } from './words.ts';

/** A version by the words of the owner, with its time and its number. */
const versionText = ({ message, at, commit }: Version, say: Say, language: DeskLanguage): string => {
  const time = new Date(at).toLocaleString(`${language}-BE`, { dateStyle: 'long', timeStyle: 'short' });
  return say('version', message, time, commit);
};

/** What changed since the last commit, and a form that commits it. */
export const Publish = () => {
  const { say, language } = useDesk();
  const [changes, setChanges] = useState<Answers['differences'] | undefined>(undefined);
  const [message, setMessage] = useState('');
  const [isDone, setDone] = useState(false);
  const { busy, error, run } = useAction();
  const load = useCallback(async () => setChanges(await ask('differences')), []);
  useEffect(() => {
    run(load);
    // Somebody may have saved or published in another window. What was said of an error stays.
    const refresh = () => {
      load().catch(() => undefined);
    };
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [run, load]);
  const publish = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    run(async () => {
      setDone(false);
      await ask('publish', { message });
      setMessage('');
      await load();
      setDone(true);
    });
  };
  const isEmpty =
    !changes ||
    (changes.things.length === 0 &&
      changes.files.length === 0 &&
      changes.toWrite.length === 0 &&
      changes.written === 0);
  const toWrite = changes?.toWrite.reduce((sum, { count = 1 }) => sum + count, 0) ?? 0;
  const last = changes?.last ? versionText(changes.last, say, language) : null;
  // The form that had the focus is gone after publishing.
  const status = useLostFocus<HTMLDivElement>(`${isDone && isEmpty} ${error}`);
  return (
    <section className="wide" aria-label={say('publish')}>
      <h1 tabIndex={-1}>{say('publish')}</h1>
      <div role="status" tabIndex={-1} ref={status}>
        {isDone && isEmpty && last !== null && (
          <p className="good">
            {say('committed', last)} <GuideLink guide="publish" word="guidePublish" />
          </p>
        )}
        {error !== null && (
          <p className="bad">
            {say('failed')} {problemText(error, language)}
          </p>
        )}
      </div>
      {!(isDone && isEmpty) && (
        <p>
          <GuideLink guide="publish" word="guidePublish" />
        </p>
      )}
      {changes === undefined && error === null && <p>{say('loading')}</p>}
      {changes === null && <p>{say('noGit')}</p>}
      {changes !== null && changes !== undefined && (
        <>
          {!(isEmpty && isDone) && <h2>{say('changes')}</h2>}
          {isEmpty && !isDone && <p>{last === null ? say('nothingYet') : say('allPublished', last)}</p>}
          <ChangeList {...changes} />
          <FieldGroups fields={changes.toWrite} text={(count) => say('toWrite', count)} />
          {changes.outdated > 0 && (
            <p>
              {say('outdatedCount', changes.outdated)}
              {say('colon')}
              <a href={hashOf({ page: 'overview' })}>{say('overview')}</a>
            </p>
          )}
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
              {toWrite > 0 && (
                <label>
                  <input type="checkbox" required /> {say('publishAnyway', toWrite)}
                </label>
              )}
              <button type="submit" className="main" aria-disabled={busy}>
                {say('commit')}
              </button>
            </form>
          )}
        </>
      )}
    </section>
  );
};
