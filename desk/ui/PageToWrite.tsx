import { useDesk } from './desk-context.ts';
import { FieldList } from './FieldList.tsx';
import type { Left } from './use-written.ts';

interface Props {
  file: string;
  left: readonly Left[];
  onTick: (keys: readonly string[], isWritten: boolean) => void;
}

/** What of a page is still to be written, each a link to its field. */
export const PageToWrite = ({ file, left, onTick }: Props) => {
  const { say } = useDesk();
  const rest = left.filter(({ isWritten }) => !isWritten);
  if (left.length === 0) return null;
  return (
    <div className="left">
      <p>
        {say('leftHere', rest.length)}. {say('leftHereHelp')}
      </p>
      {rest.length > 0 && (
        <>
          <details>
            <summary>{say('show')}</summary>
            <FieldList fields={rest.map(({ path }) => ({ file, path: [...path] }))} />
          </details>
          <button
            type="button"
            onClick={() => {
              const keys = rest.map(({ key }) => key);
              if (confirm(say('pageWrittenConfirm'))) onTick(keys, true);
            }}
          >
            {say('allWritten')}
          </button>
        </>
      )}
    </div>
  );
};
