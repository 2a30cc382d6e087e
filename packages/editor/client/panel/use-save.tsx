import { keyAt } from '../../shared/values.ts';
import { ApiError, Button, request, useEditor } from '../common.ts';
import { conflictQuestion } from '../dialog/questions.tsx';
import { findingPlace, locationOf } from '../fields/Findings.tsx';
import { storedResultKey } from '../state/view.ts';

/** Buttons that save or discard all unsaved changes, not only those of the panel. */
export const SaveButtons = () => {
  const { t } = useEditor();
  const { save, discard, isSaving, count } = useSave();
  return (
    <>
      <span className="hint">{count > 0 ? t('unsavedCount', count) : t('allSaved')}</span>
      <Button disabled={count === 0} onClick={discard} label={t('discard')} />
      <Button look="primary" disabled={isSaving} onClick={save} label={t(isSaving ? 'saving' : 'save')} />
    </>
  );
};

/** Returns the number of unsaved changes, and functions that save or discard them after their questions. `save` resolves to whether it saved. */
export const useSave = () => {
  const { go, state, setState, printed, changeQueue, confirm, refusedKeys, announce, text, t } = useEditor();
  const { textsToCorrect } = useEditor();
  const { view, replaceFindings, replaceState, reloadOverview, reloadAll, isSaving, setSaving } = useEditor();

  const resolveConflict = async (error: unknown): Promise<boolean> => {
    if (!(error instanceof ApiError)) throw error;
    const { conflicts = [], message } = error.failure;
    announce(conflicts.length === 0 ? text(message) : '');
    for (const conflict of conflicts) {
      const { file, path } = conflict;
      const isMine = await confirm(conflictQuestion(conflict, { t, text, printed }));
      setState(
        await request('resolveConflict', { location: { file, path }, keep: isMine ? 'mine' : 'theirs' }),
      );
    }
    reloadAll();
    return false;
  };

  /** Asks, once after a task, whether the texts that it has left to correct may stay as they are. */
  const mayStay = async (): Promise<boolean> => {
    const left = textsToCorrect.current;
    textsToCorrect.current = [];
    if (left.length === 0) return true;
    const names = left.map(({ pages: [page], label }) =>
      [page?.title, label].flatMap((one) => (one ? text(one) : [])),
    );
    const isSure = await confirm({
      title: t('textsToCorrect', left.length),
      text: [...new Set(names.map((parts) => parts.join(' › ')))].slice(0, 8).join(' · '),
      yes: t('saveAnyway'),
      no: t('openTextsToCorrect'),
    });
    if (!isSure) go({ panel: 'taskResult', id: localStorage.getItem(storedResultKey) });
    announce('');
    return isSure;
  };

  const save = async (): Promise<boolean> => {
    setSaving(true);
    // Between two refusals for the same reason, so that the second one is announced, too.
    announce(t('saving'));
    try {
      // Why the server refused what was typed has been announced.
      if (!(await changeQueue.flush())) return false;
      const unread = document.querySelector<HTMLInputElement>('.panel input:invalid');
      if (unread) announce(t('notSaved', unread.validationMessage));
      if (unread) return false;
      if (!(await mayStay())) return false;
      let saved = await request('save', {});
      // Asked about first: the findings may be only consequences of a typing error.
      if (saved.questions.length > 0) {
        const lines = saved.questions.map((one) => <p key={one.fr}>{text(one)}</p>);
        const isSure = await confirm({
          title: t('confirmUnusual'),
          text: lines,
          yes: t('save'),
          no: t('correct'),
        });
        announce(isSure ? t('saving') : '');
        if (isSure) saved = await request('save', { isSure });
      }
      setState(saved);
      replaceFindings(saved.refused);
      if (saved.questions.length > 0) return false;
      refusedKeys.current = new Set(saved.refused.map(keyAt));
      reloadOverview();
      const [first] = saved.refused;
      if (first && view.panel === null) go({ panel: 'field', location: locationOf(first) });
      announce(first ? t('notSaved', `${findingPlace(first, text)} — ${text(first.message)}`) : t('isSaved'));
      return saved.refused.length === 0;
    } catch (error) {
      return await resolveConflict(error);
    } finally {
      setSaving(false);
    }
  };

  const discard = async () => {
    await changeQueue.flush();
    const isSure = await confirm({
      title: t('discard'),
      text: t('discardText', [...new Set(state.unsaved.map(({ title }) => text(title)))].join(', ')),
      yes: t('discard'),
      no: t('cancel'),
    });
    if (!isSure) return;
    replaceState(await request('discard', {}));
    announce(t('isDiscarded'));
  };
  const count = state.unsaved.reduce((sum, { changes }) => sum + changes, 0);
  return { save, discard, isSaving, count };
};
