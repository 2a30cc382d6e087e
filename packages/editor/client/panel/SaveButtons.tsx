import { useEditor } from '../state/editor.ts';
import { useSave } from './use-save.tsx';

/** Saves or discards all that is not saved, as the bar does. */
export const SaveButtons = () => {
  const { state, t } = useEditor();
  const { save, discard, isSaving } = useSave();
  const count = state.unsaved.reduce((sum, { changes }) => sum + changes, 0);
  return (
    <>
      <span className="hint">{count > 0 ? t('unsavedHere', count) : t('nothingUnsaved')}</span>
      <button type="button" disabled={count === 0} onClick={discard}>
        {t('discard')}
      </button>
      <button type="button" className="primary" disabled={count === 0 || isSaving} onClick={save}>
        {t(isSaving ? 'saving' : 'save')}
      </button>
    </>
  );
};
