import type { FileDifference } from '../../server/results.ts';
import { useDesk } from '../desk-context.ts';
import { FieldLink } from '../FieldLink.tsx';
import { differenceTitle } from '../naming.ts';
import { ChangedField } from './ChangedField.tsx';

/** Most values that are shown of one file. */
const most = 50;

/** What differs in several files, each value with a link to its field. */
export const Differences = ({ files }: { files: readonly FileDifference[] }) => {
  const { say, titles, language } = useDesk();
  return (
    <ul>
      {files.flatMap((difference) => {
        const { file, state, differences } = difference;
        if (state === 'removed')
          return (
            <li key={file}>
              {differenceTitle(difference, titles, language)} ({say('removedFile')})
            </li>
          );
        if (differences.length === 0)
          return (
            <li key={file}>
              <FieldLink file={file} path={[]} /> {state === 'new' && `(${say('newFile')})`}
            </li>
          );
        return differences.slice(0, most).map((one) => (
          // An item that is gone and one that is new may have the same place.
          <li key={`${file}${one.path.join('.')}${one.after === undefined}`}>
            <ChangedField {...{ file, difference: one }} />
          </li>
        ));
      })}
    </ul>
  );
};
