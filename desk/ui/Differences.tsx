import type { FileDifference } from '../server/results.ts';
import { useDesk } from './desk-context.ts';
import { FieldLink } from './FieldLink.tsx';
import { differenceTitle } from './naming.ts';
import { useShownValues } from './shown-value.ts';

/** Most values that are shown of one file. */
const most = 50;

/** What differs in several files, each value with a link to its field. */
export const Differences = ({ files }: { files: readonly FileDifference[] }) => {
  const { say, titles, language } = useDesk();
  const shown = useShownValues();
  return (
    <ul>
      {files.flatMap((difference) => {
        const { file, state, differences } = difference;
        if (state !== 'changed')
          return (
            <li key={file}>
              {state === 'new' ? (
                <FieldLink file={file} path={[]} />
              ) : (
                differenceTitle(difference, titles, language)
              )}{' '}
              ({say(state === 'new' ? 'newFile' : 'removedFile')})
            </li>
          );
        return differences.slice(0, most).map(({ path, items, before, after }) => {
          const [old, now] = shown(before, after);
          return (
            <li key={file + path.join('.')}>
              <FieldLink {...{ file, path, items }} /> : <del>{old}</del> → <ins>{now}</ins>
            </li>
          );
        });
      })}
    </ul>
  );
};
