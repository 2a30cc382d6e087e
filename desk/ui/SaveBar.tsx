import type { FileDifference } from '../server/results.ts';
import { shownValue } from './Differences.tsx';
import { useDesk } from './desk-context.ts';
import { Messages } from './Messages.tsx';
import { fieldTitle, fullTitle } from './naming.ts';
import type { OpenDocuments } from './use-file.ts';

interface Props {
  open: OpenDocuments;
  /** How many changes are not saved. */
  changes: number;
  onSave: () => void;
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** What undo takes back, in a line: the first value and how many others. */
const useLastSave = (last: readonly FileDifference[] | null): string | null => {
  const { say, language, titles } = useDesk();
  const changed = (last ?? []).flatMap(({ file, state, differences }) => {
    const name = fullTitle(file, titles, language);
    return state === 'changed'
      ? differences.map(
          ({ path, items, before, after }) =>
            `${name} › ${fieldTitle(path, language, items)} (${short(shownValue(before))} → ${short(shownValue(after))})`,
        )
      : [`${name} (${say(state === 'new' ? 'newFile' : 'removedFile')})`];
  });
  const [first] = changed;
  if (first === undefined) return null;
  return changed.length === 1 ? first : `${first} ${say('andMore', changed.length - 1)}`;
};

/** Stays in sight above the form: what can be done with it, and what came of it. */
export const SaveBar = ({ open, changes, onSave }: Props) => {
  const { say } = useDesk();
  const undone = useLastSave(open.last);
  return (
    <div className="bar">
      <div className="buttons">
        <button type="button" className="main" aria-disabled={changes === 0 || open.busy} onClick={onSave}>
          {open.busy ? say('saving') : say('save')} (Ctrl S)
        </button>
        {changes > 0 && (
          <button type="button" onClick={open.discard}>
            {say('discard')}
          </button>
        )}
        <span className="hint">{changes > 0 && say('unsaved', changes)}</span>
        {undone !== null && (
          <button type="button" className="undo" onClick={open.undo} aria-disabled={open.busy}>
            {say('undoOf', undone)}
          </button>
        )}
      </div>
      <Messages open={open} />
    </div>
  );
};
