import type { Changes } from '../../changes/changes.ts';
import { useDesk } from '../desk-context.ts';
import { Differences } from './Differences.tsx';
import { thingText } from './thing-text.ts';

/** What changed: a sentence for each thing that was added or removed, with its details to open, and each other value. */
export const ChangeList = ({ things, files }: Changes) => {
  const { say, language } = useDesk();
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
      {files.length > 0 && <Differences files={files} />}
    </>
  );
};
