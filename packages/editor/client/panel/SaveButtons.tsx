import { useEditor } from '../state/editor.ts';
import { useSave } from './use-save.tsx';

/** Saves or discards what is not saved of some files. */
export const SaveButtons = ({ files }: { files: readonly string[] }) => {
  const { state, t } = useEditor();
  const { save, discard } = useSave();
  const unsaved = state.unsaved.filter(({ file }) => files.includes(file));
  const count = unsaved.reduce((sum, { changes }) => sum + changes, 0);
  return (
    <>
      <span className="hint">{count > 0 ? t('unsavedHere', count) : t('nothingUnsaved')}</span>
      <button type="button" disabled={count === 0} onClick={() => discard([...files])}>
        {t('discard')}
      </button>
      <button type="button" className="primary" disabled={count === 0} onClick={() => save([...files])}>
        {t('save')}
      </button>
    </>
  );
};
