import type { FileDifference } from '../server/results.ts';
import type { Value } from '../source/change.ts';
import { useDesk } from './desk-context.ts';
import { FieldLink } from './FieldLink.tsx';
import { fullTitle } from './naming.ts';

/** Most values that are shown of one file. */
const most = 50;

/** A value as it is read: a text in quotes, a number in the way of the language of the desk. */
export const shownValue = (value: Value | undefined): string => {
  if (value === undefined) return '—';
  if (typeof value === 'string') return `« ${value} »`;
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (Array.isArray(value)) return value.map(shownValue).join(', ');
  if (value !== null && typeof value === 'object')
    return Object.values(value).map(shownValue).join(', ').slice(0, 200);
  return String(value);
};

/** What differs in several files, each value with a link to its field. */
export const Differences = ({ files }: { files: readonly FileDifference[] }) => {
  const { say, titles, language } = useDesk();
  return (
    <ul>
      {files.flatMap(({ file, state, differences }) =>
        state === 'changed'
          ? differences.slice(0, most).map(({ path, items, before, after }) => (
              <li key={file + path.join('.')}>
                <FieldLink {...{ file, path, items }} /> : <del>{shownValue(before)}</del> →{' '}
                <ins>{shownValue(after)}</ins>
              </li>
            ))
          : [
              <li key={file}>
                {state === 'new' ? <FieldLink file={file} path={[]} /> : fullTitle(file, titles, language)} (
                {say(state === 'new' ? 'newFile' : 'removedFile')})
              </li>,
            ],
      )}
    </ul>
  );
};
