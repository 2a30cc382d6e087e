import { useEffect, useState } from 'react';
import type { Task } from '../content/answers.ts';
import type { Path } from '../source/change.ts';
import { ask } from './api.ts';
import { problemText } from './problem-texts.ts';
import type { DeskLanguage, Say } from './words.ts';

interface Props {
  say: Say;
  language: DeskLanguage;
  onOpen: (file: string, path: Path) => void;
}

/** What waits for the owner, each with its field. */
export const Overview = ({ say, language, onOpen }: Props) => {
  const [tasks, setTasks] = useState<(Task & { path: Path })[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    ask('tasks').then(setTasks, (reason: Error) => setError(reason.message));
  }, []);
  return (
    <section className="wide" aria-label={say('overview')}>
      <h1>{say('overview')}</h1>
      {error !== null && <p className="bad">{error}</p>}
      {tasks === null && error === null && <p>{say('loading')}</p>}
      {tasks !== null &&
        (['review', 'claim', 'sample'] as const).map((kind) => {
          const list = tasks.filter((task) => task.kind === kind);
          return (
            <section key={kind}>
              <h2>
                {say(kind)} ({list.length})
              </h2>
              {list.length === 0 && <p>{say('nothing')}</p>}
              <ul>
                {list.map(({ file, key, path, message }) => (
                  <li key={file + key + message}>
                    <button type="button" className="link" onClick={() => onOpen(file, path)}>
                      {file.replace('content/', '')} : {key}
                    </button>{' '}
                    {problemText(message, language)}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
    </section>
  );
};
