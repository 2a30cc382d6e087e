import type { Draft } from '../../shared/api.ts';
import { Button, useEditor } from '../common.ts';
import { useSave } from '../panel/use-save.tsx';

/** A draft with its name, and the button that puts it online. */
export const DraftItem = ({ draft }: { draft: Draft }) => {
  const { t, text, go, view, overview, change, confirm, announce, reloadAll } = useEditor();
  const { save } = useSave();
  const name = text(draft.title);
  /** Opens the texts of the draft beside its page. */
  const read = () => {
    const address = overview.pages.find(({ id }) => id === draft.page)?.[view.pageLanguage];
    const id = JSON.stringify({ title: draft.title, toWrite: draft.texts, toCorrect: [] });
    go({ panel: 'taskResult', id, ...(address && { page: address }) });
  };
  const putOnline = async () => {
    const [yes, no] = [t('endDraft'), t('cancel')];
    if (!(await confirm({ title: name, text: t('endDraftText'), yes, no }))) return;
    // Unsaved changes of the draft are saved first, so that it is checked as a whole.
    if (!(await save())) return;
    const changes = draft.locations.map((location) => ({ ...location, kind: 'remove' as const }));
    await change(changes, draft.title);
    if (!(await save())) return;
    announce(t('endDraftDone', name));
    reloadAll();
  };
  return (
    <p className="draft row">
      <span className="badge">{t('draft')}</span>
      <b>{name}</b>
      <Button onClick={read} aria-label={`${t('readDraft')}: ${name}`} label={t('readDraft')} />
      <Button onClick={putOnline} label={t('endDraft')} />
    </p>
  );
};
