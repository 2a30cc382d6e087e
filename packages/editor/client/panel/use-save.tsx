import type { State } from '../../shared/api.ts';
import { ask, Refusal } from '../api.ts';
import { useEditor } from '../state/editor.ts';

/** Saves or discards files, after the questions that this needs. Both resolve to whether it was done. */
export const useSave = () => {
  const { go, sender, questions, confirm, update, found, refresh, reload, announce, text, t } = useEditor();

  const settle = async (error: unknown): Promise<boolean> => {
    if (!(error instanceof Refusal)) throw error;
    const { conflicts = [], message } = error.failure;
    if (conflicts.length === 0) announce(text(message));
    for (const { title, mine, theirs, file, path } of conflicts) {
      const words = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
      const isMine = await confirm({
        title: t('conflict', text(title)),
        text: (
          <>
            <p>
              <b>{t('mine')}</b> {words(mine)}
            </p>
            <p>
              <b>{t('theirs')}</b> {words(theirs)}
            </p>
          </>
        ),
        yes: t('keepMine'),
        no: t('keepTheirs'),
      });
      update(await ask('settle', { place: { file, path }, keep: isMine ? 'mine' : 'theirs' }));
    }
    reload();
    return false;
  };

  const save = async (files?: string[]): Promise<boolean> => {
    await sender.flush();
    const asked = questions.filter(({ file }) => files === undefined || files.includes(file));
    if (asked.length > 0) {
      const lines = asked.map(({ message, file, path }) => <p key={`${file}${path}`}>{text(message)}</p>);
      const isSure = await confirm({ title: t('sure'), text: lines, yes: t('save'), no: t('correct') });
      if (!isSure) return false;
      found({ findings: [] }, asked);
    }
    try {
      const saved = await ask('save', files === undefined ? {} : { files });
      update(saved);
      found({ findings: saved.refused });
      refresh();
      const [first] = saved.refused;
      if (first && files === undefined) go({ panel: 'field', place: { file: first.file, path: first.path } });
      announce(first ? t('notSaved', `${text(first.title)} : ${text(first.message)}`) : t('saved'));
      return saved.refused.length === 0;
    } catch (error) {
      return settle(error);
    }
  };

  const discard = async (files?: string[]): Promise<boolean> => {
    await sender.flush();
    const isSure = await confirm({
      title: t('discardSure'),
      text: t('discardText'),
      yes: t('discard'),
      no: t('cancel'),
    });
    if (!isSure) return false;
    update((await ask('discard', files === undefined ? {} : { files })) satisfies State);
    found({ findings: [] });
    reload();
    announce(t('discarded'));
    return true;
  };
  return { save, discard };
};
