import { useEffect, useState } from 'react';
import type { Task } from '../content/answers.ts';
import { ask, type Field } from './api.ts';
import { useDesk } from './desk-context.ts';
import { FieldGroups } from './FieldGroups.tsx';
import { FieldLink } from './FieldLink.tsx';
import { problemText, taskText } from './problem-texts.ts';
import { useShownValue } from './shown-value.ts';

/** Most tasks of a file with the same text that have a line each. */
const most = 3;

/** What waits for the owner, each with its field. */
export const Overview = () => {
  const { say, language } = useDesk();
  const shown = useShownValue();
  const [tasks, setTasks] = useState<(Task & Field)[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    ask('tasks').then(setTasks, (reason: Error) => setError(reason.message));
  }, []);
  const textOf = (task: Task): string =>
    task.values.length > 0
      ? say('disagree', task.values.map((value) => shown(value)).join(', '))
      : taskText(task, language);
  /** True of one of many in a file of which the same is said, as of the sentences of a copied page. */
  const isMany = ({ kind, file, message, missing }: Task): boolean =>
    (missing !== undefined || kind === 'outdated') &&
    (tasks ?? []).filter((task) => task.file === file && task.message === message).length > most;
  return (
    <section className="wide" aria-label={say('overview')}>
      <h1 tabIndex={-1}>{say('overview')}</h1>
      {error !== null && <p className="bad">{problemText(error, language)}</p>}
      {tasks === null && error === null && <p>{say('loading')}</p>}
      {tasks !== null &&
        (['review', 'claim', 'outdated', 'sample'] as const).map((kind) => {
          const list = tasks.filter((task) => task.kind === kind);
          return (
            <section key={kind}>
              <h2>
                {say(kind)} ({list.length})
              </h2>
              {list.length === 0 && <p>{say('nothing')}</p>}
              {kind === 'outdated' && list.length > 0 && (
                <p className="hint">
                  {say('outdatedHelp')} <FieldLink file="content/moved.yaml" path={[]} />
                </p>
              )}
              <ul>
                {list
                  .filter((task) => !isMany(task))
                  .map((task) => (
                    <li key={task.file + task.key + task.message}>
                      <FieldLink {...task} /> {textOf(task)}
                    </li>
                  ))}
              </ul>
              {[...new Set(list.filter(isMany).map(({ message }) => message))].map((message) => {
                const fields = list.filter((task) => task.message === message && isMany(task));
                return (
                  <FieldGroups
                    key={message}
                    fields={fields}
                    text={(count) => (
                      <>
                        ({count}) {fields[0] && textOf(fields[0])}
                      </>
                    )}
                  />
                );
              })}
            </section>
          );
        })}
    </section>
  );
};
