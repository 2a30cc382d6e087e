import { useEffect, useState } from 'react';
import type { Task } from '../content/answers.ts';
import { ask, type Field } from './api.ts';
import { useDesk } from './desk-context.ts';
import { FieldLink } from './FieldLink.tsx';
import { taskText } from './problem-texts.ts';

/** What waits for the owner, each with its field. */
export const Overview = () => {
  const { say, language } = useDesk();
  const [tasks, setTasks] = useState<(Task & Field)[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    ask('tasks').then(setTasks, (reason: Error) => setError(reason.message));
  }, []);
  return (
    <section className="wide" aria-label={say('overview')}>
      <h1 tabIndex={-1}>{say('overview')}</h1>
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
                {list.map((task) => (
                  <li key={task.file + task.key + task.message}>
                    <FieldLink {...task} /> {taskText(task, language)}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
    </section>
  );
};
