import { useState } from 'react';
import type { Draft } from '../../shared/api.ts';
import { Button, useEditor } from '../common.ts';
import { useSave } from '../panel/use-save.tsx';

/** The drafts with their names, each with the button that puts it online, and one button for all. */
export const Drafts = () => {
  const { t, text, go, view, state, overview, change, confirm, announce, reloadAll } = useEditor();
  const { save } = useSave();
  const [isRunning, setRunning] = useState(false);
  const { drafts } = state;
  /** Opens the texts of a draft beside its page. */
  const read = ({ page, title, texts }: Draft) => {
    const address = overview.pages.find(({ id }) => id === page)?.[view.pageLanguage];
    const id = JSON.stringify({ title, toWrite: texts, toCorrect: [] });
    go({ panel: 'taskResult', id, ...(address && { page: address }) });
  };
  const end = async (ended: readonly Draft[]) => {
    const names = ended.map(({ title }) => text(title)).join(', ');
    const [yes, no] = [t('endDraft'), t('cancel')];
    if (isRunning || !(await confirm({ title: names, text: t('endDraftText'), yes, no }))) return;
    setRunning(true);
    // Unsaved changes of the drafts are saved first, so that they are checked as a whole.
    if (await save()) {
      const locations = ended.flatMap((draft) => draft.locations);
      await change(
        locations.map((location) => ({ ...location, kind: 'remove' as const })),
        { fr: names, nl: names },
      );
      if (await save()) announce(t('endDraftDone', names));
      reloadAll();
    }
    setRunning(false);
  };
  if (drafts.length === 0) return null;
  return (
    <>
      <h3>{t('drafts')}</h3>
      {isRunning && <p role="status">{t('loading')}</p>}
      {drafts.map((draft) => (
        <p key={text(draft.title)} className="draft row">
          <span className="badge">{t('draft')}</span>
          <b>{text(draft.title)}</b>
          <Button
            onClick={() => read(draft)}
            aria-label={`${t('readDraft')}: ${text(draft.title)}`}
            label={t('readDraft')}
          />
          <Button aria-busy={isRunning} onClick={() => end([draft])} label={t('endDraft')} />
        </p>
      ))}
      {drafts.length > 1 && (
        <Button aria-busy={isRunning} onClick={() => end(drafts)} label={t('endAllDrafts', drafts.length)} />
      )}
    </>
  );
};
