import type { FileDifference } from '../server/results.ts';
import { useDesk } from './desk-context.ts';
import { Messages } from './Messages.tsx';
import { differenceTitle, fieldTitle } from './naming.ts';
import { useShownValues } from './shown-value.ts';
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
  const shown = useShownValues();
  const changed = (last ?? []).flatMap((difference) => {
    const { state, differences } = difference;
    const name = differenceTitle(difference, titles, language);
    return state === 'changed'
      ? differences.map(({ path, items, before, after }) => {
          const [old, now] = shown(before, after).map(short);
          return `${name} › ${fieldTitle(path, language, items)} (${old} → ${now})`;
        })
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
