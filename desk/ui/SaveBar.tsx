import { LastSave } from './changes/LastSave.tsx';
import { useDesk } from './desk-context.ts';
import { LanguageHeads } from './form/LanguageHeads.tsx';
import { Messages } from './Messages.tsx';
import type { OpenDocuments } from './use-file.ts';

interface Props {
  open: OpenDocuments;
  /** How many changes are not saved. */
  changes: number;
  onSave: () => void;
}

/** Stays in sight above the form: what can be done with it, and what came of it. */
export const SaveBar = ({ open, changes, onSave }: Props) => {
  const { say } = useDesk();
  return (
    <div className="bar">
      <div className="buttons">
        <button type="button" className="main" aria-disabled={changes === 0 || open.busy} onClick={onSave}>
          {open.busy ? say('saving') : `${say('save')} (Ctrl S)`}
        </button>
        {changes > 0 && (
          <button type="button" onClick={open.discard}>
            {say('discard')}
          </button>
        )}
        <span className="hint">{changes > 0 && say('unsaved', changes)}</span>
        {open.last !== null && (
          <button type="button" className="undo" onClick={open.undo} aria-disabled={open.busy}>
            {say('undoOf')} <LastSave {...open.last} />
          </button>
        )}
      </div>
      <Messages open={open} />
      <LanguageHeads docs={open.docs} />
    </div>
  );
};
