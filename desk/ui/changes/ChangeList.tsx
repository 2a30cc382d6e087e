import type { Changes } from '../../changes/changes.ts';
import { splitComputed } from '../../changes/computed.ts';
import { useDesk } from '../desk-context.ts';
import { Differences } from './Differences.tsx';
import { thingText } from './thing-text.ts';

/**
 * What changed: a sentence for each thing that was added or removed, with its details to open, and each other value; to
 * open, too, those that were computed from them.
 */
export const ChangeList = ({ things, files }: Changes) => {
  const { say, language } = useDesk();
  const { own, computed } = splitComputed(files);
  return (
    <>
      {things.length > 0 && (
        <ul>
          {things.map((thing) => (
            <li key={thingText(thing, language)}>
              {thingText(thing, language)}
              <details>
                <summary>{say('details')}</summary>
                <Differences files={thing.files} />
              </details>
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && <Differences files={own} />}
      {computed.length > 0 && (
        <details>
          <summary>
            {say(
              'computedValues',
              computed.reduce((sum, { differences }) => sum + differences.length, 0),
            )}
          </summary>
          <Differences files={computed} />
        </details>
      )}
    </>
  );
};
