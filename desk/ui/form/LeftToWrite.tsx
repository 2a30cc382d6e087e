import { useId } from 'react';
import { type Path, pathText } from '../../source/change.ts';
import { fieldName } from '../names.ts';
import { useForm } from './desk-context.ts';

/** Says of a text what it still lacks, and takes it off the list of what is left to write. */
export const LeftToWrite = ({ path }: { path: Path }) => {
  const { left, tick, say, language } = useForm();
  const lacksId = useId();
  const own = left.get(pathText(path));
  if (own === undefined) return null;
  return (
    <p className="left">
      <span id={lacksId}>{say('lacks', own.missing[language])}</span>{' '}
      <label>
        <input
          type="checkbox"
          aria-label={`${say('isWritten')}${say('colon')}${fieldName(path, language)}`}
          aria-describedby={lacksId}
          checked={own.isWritten}
          onChange={({ target }) => tick([own.key], target.checked)}
        />{' '}
        {say('isWritten')}
      </label>
    </p>
  );
};
