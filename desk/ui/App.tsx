import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Path } from '../source/change.ts';
import { ask, type DeskState } from './api.ts';
import { DeskContext } from './desk-context.ts';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import { GuideLink } from './GuideLink.tsx';
import { Overview } from './Overview.tsx';
import { Publish } from './Publish.tsx';
import { problemText } from './problem-texts.ts';
import { referenceTable } from './references.ts';
import { sayRequired } from './required.ts';
import { AddThing } from './things/AddThing.tsx';
import { ThingTasks } from './things/ThingTasks.tsx';
import { useLanguage } from './use-language.ts';
import { usePlace } from './use-place.ts';
import { useUnsaved } from './use-unsaved.ts';
import { deskPages, viewOf } from './view.ts';
import { type DeskLanguage, deskLanguages, sayIn } from './words.ts';

const languageNames: Record<DeskLanguage, string> = { fr: 'Français', nl: 'Nederlands', en: 'English' };

const none: readonly string[] = [];

/** The desk: a list of all content, and beside it what is open. */
export const App = () => {
  const [language, setLanguage] = useLanguage();
  const [state, setState] = useState<DeskState | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [place, setPlace] = usePlace();
  const say = useMemo(() => sayIn(language), [language]);
  const references = useMemo(() => referenceTable(state?.references ?? []), [state]);
  const { unsaved, tell } = useUnsaved(state?.drafts ?? none);
  const view = viewOf(place, state?.files ?? []);
  const load = useCallback(
    async () =>
      ask('state').then(
        (answer) => {
          setState(answer);
          setError(null);
        },
        (reason: Error) => setError(reason.message),
      ),
    [],
  );
  useEffect(() => {
    load();
  }, [load]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = say('title');
  }, [language, say]);
  useEffect(() => sayRequired(say), [say]);
  const open = useCallback((file: string, path: Path = []) => setPlace({ file, path }), [setPlace]);
  const tools = useMemo(
    () => ({ say, language, titles: state?.titles ?? {}, references, open }),
    [say, language, state, references, open],
  );
  const isFirst = useRef(true);
  useEffect(() => {
    // The first page is at its top; a field that is asked for gets the focus when the form is there.
    if (!isFirst.current && !('path' in place && place.path.length > 0)) {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus();
    }
    isFirst.current = false;
  }, [place]);

  return (
    <DeskContext value={tools}>
      <a className="skip" href="#main">
        {say('skip')}
      </a>
      <header>
        <strong>{say('title')}</strong>
        <nav aria-label={say('title')}>
          {deskPages.map((page) => (
            <button
              key={page}
              type="button"
              aria-current={'page' in view && view.page === page ? 'page' : undefined}
              onClick={() => setPlace({ page })}
            >
              {say(page)}
            </button>
          ))}
        </nav>
        <GuideLink guide="edit" word="guide" />
        <select
          aria-label={say('language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value as DeskLanguage)}
        >
          {deskLanguages.map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </header>
      <div className="columns">
        {state !== null && (
          <FileList files={state.files} drafts={unsaved} current={'file' in view ? view.file : null} />
        )}
        <main id="main" tabIndex={-1} className={'file' in view ? 'split' : ''}>
          {error !== null && <p className="bad">{problemText(error, language)}</p>}
          {state === null && error === null && <p>{say('loading')}</p>}
          {state !== null && 'file' in view && (
            <FileEditor
              key={view.file}
              {...{ state, references }}
              file={view.file}
              at={view.at}
              onSaved={load}
              onUnsaved={tell}
            />
          )}
          {state !== null && 'page' in view && view.page === 'overview' && <Overview />}
          {state !== null && 'page' in view && view.page === 'publish' && <Publish />}
          {state !== null && 'page' in view && view.page === 'add' && (
            <div className="wide">
              {'kind' in view ? (
                <AddThing key={view.kind} kind={view.kind} state={state} onDone={load} />
              ) : (
                <ThingTasks />
              )}
            </div>
          )}
        </main>
      </div>
    </DeskContext>
  );
};
