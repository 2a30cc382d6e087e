import { ask } from '../api.ts';
import { useEditor } from '../state/editor.ts';

/** Takes the last step back, or does it again. */
export const useUndo = () => {
  const { sender, update, reload, announce, fail, text, t } = useEditor();
  return async (name: 'undo' | 'redo'): Promise<void> => {
    try {
      await sender.flush();
      const { done, ...state } = await ask(name, {});
      update(state);
      reload();
      announce(done ? t(name === 'undo' ? 'undone' : 'redone', text(done)) : t('nothingUndone'));
    } catch (error) {
      fail(error);
    }
  };
};
