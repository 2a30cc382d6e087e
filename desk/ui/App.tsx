import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Path } from '../source/change.ts';
import { AddThing } from './AddThing.tsx';
import { ask, type DeskState } from './api.ts';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import { Overview } from './Overview.tsx';
import { Publish } from './Publish.tsx';
import { referenceTable } from './references.ts';
import { type DeskLanguage, deskLanguages, sayIn } from './words.ts';

/** What is open: a file, or one of the pages of the desk. */
type View = { page: 'overview' | 'add' | 'publish' } | { file: string; path: Path };

const languageNames: Record<DeskLanguage, string> = { fr: 'Français', nl: 'Nederlands', en: 'English' };
const kinds = ['laterPrice', 'question', 'town', 'brand', 'article', 'removeTown'] as const;

const browserLanguage = (): DeskLanguage =>
  deskLanguages.find((language) => navigator.language.startsWith(language)) ?? 'fr';

/** The desk: a list of all content, and beside it what is open. */
export const App = () => {
  const [language, setLanguage] = useState<DeskLanguage>(browserLanguage);
  const [state, setState] = useState<DeskState | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [view, setView] = useState<View>({ page: 'overview' });
  const say = useMemo(() => sayIn(language), [language]);
  const references = useMemo(() => referenceTable(state?.references ?? []), [state]);
  const load = useCallback(() => {
    ask('state').then(setState, (reason: Error) => setError(reason.message));
  }, []);
  useEffect(load, [load]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = say('title');
  }, [language, say]);
  const open = (file: string, path: Path = []) => setView({ file, path });

  return (
    <>
      <a className="skip" href="#main">
        {say('skip')}
      </a>
      <header>
        <strong>{say('title')}</strong>
        <nav aria-label={say('title')}>
          {(['overview', 'add', 'publish'] as const).map((page) => (
            <button
              key={page}
              type="button"
              aria-current={'page' in view && view.page === page ? 'page' : undefined}
              onClick={() => setView({ page })}
            >
              {say(page)}
            </button>
          ))}
        </nav>
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
          <FileList
            files={state.files}
            drafts={state.drafts}
            current={'file' in view ? view.file : null}
            say={say}
            language={language}
            onOpen={open}
          />
        )}
        <main id="main" tabIndex={-1} className={'file' in view ? 'split' : ''}>
          {error !== null && <p className="bad">{error}</p>}
          {state === null && error === null && <p>{say('loading')}</p>}
          {state !== null && 'file' in view && (
            <FileEditor
              key={view.file}
              {...{ state, references, say, language }}
              file={view.file}
              path={view.path}
              onSaved={load}
            />
          )}
          {state !== null && 'page' in view && view.page === 'overview' && (
            <Overview {...{ say, language }} onOpen={open} />
          )}
          {'page' in view && view.page === 'publish' && <Publish say={say} />}
          {state !== null && 'page' in view && view.page === 'add' && (
            <div className="wide">
              <h1>{say('add')}</h1>
              {kinds.map((kind) => (
                <AddThing key={kind} {...{ kind, state, say, language }} onOpen={open} onDone={load} />
              ))}
            </div>
          )}
        </main>
      </div>
    </>
  );
};
