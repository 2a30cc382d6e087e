import { useDesk } from '../desk-context.ts';
import { hashOf, thingKinds } from '../view.ts';

const groups = [
  { heading: 'tasksAdd', kinds: thingKinds.filter((kind) => !/^(?:remove|laterPrice)/.test(kind)) },
  { heading: 'tasksRemove', kinds: thingKinds.filter((kind) => kind.startsWith('remove')) },
  { heading: 'tasksPrice', kinds: ['laterPrice'] },
] as const;

/** The tasks that write several files at once, each with a link to its form. */
export const ThingTasks = () => {
  const { say } = useDesk();
  return (
    <>
      <h1 tabIndex={-1}>{say('add')}</h1>
      <p className="hint">{say('tasksHelp')}</p>
      <div className="tasks">
        {groups.map(({ heading, kinds }) => (
          <section key={heading} aria-label={say(heading)}>
            <h2>{say(heading)}</h2>
            <ul>
              {kinds.map((kind) => (
                <li key={kind}>
                  <a href={hashOf({ page: 'add', kind })}>{say(kind)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
};
