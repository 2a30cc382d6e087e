import { useState } from 'react';
import { Panel } from '../panel/Panel.tsx';
import { useSave } from '../panel/use-save.tsx';
import { useEditor } from '../state/editor.ts';
import { useAnswer } from '../state/use-answer.ts';
import { ChangeList } from './ChangeList.tsx';
import { DraftItem } from './DraftItem.tsx';
import { Result } from './Result.tsx';
import { usePublish } from './use-publish.ts';
import { Versions } from './Versions.tsx';

/** What changes for visitors, chosen by page, and the button that publishes it. */
export const PublishPanel = () => {
  const { t, text, state } = useEditor();
  const [turn, setTurn] = useState(0);
  const { answer } = useAnswer('unpublished', {}, turn + state.version);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const { publish, ...progress } = usePublish();
  const { save } = useSave();
  if (answer === null) return <Panel title={t('publish')}>{null}</Panel>;

  const { pages, unsaved, waiting, remote, impossible } = answer;
  const chosen = pages.filter(({ title }) => !left.includes(title.fr));
  const message = typed ?? chosen.map(({ title }) => text(title)).join(', ');
  const start = async () => {
    await publish([...new Set(chosen.flatMap(({ files }) => files))], message);
    setTyped(null);
    setTurn(turn + 1);
  };
  const canPublish = (chosen.length > 0 || waiting > 0) && message.trim().length > 2 && !progress.isRunning;
  const button = (
    <button type="button" className="primary" disabled={!canPublish} onClick={start}>
      {progress.isRunning ? t('publishing') : t('publish')}
    </button>
  );
  return (
    <Panel isWide title={t('publish')} footer={impossible === null && button}>
      {impossible && <p className="bad">{text(impossible)}</p>}
      <p className="hint">{remote === null ? t('noRemote') : t('remote', remote)}</p>
      {unsaved.length > 0 && (
        <div className="notice">
          <p>{t('unsavedNamed', unsaved.map(({ title }) => text(title)).join(', '))}</p>
          <button type="button" onClick={() => save()}>
            {t('saveAll')}
          </button>
        </div>
      )}
      {waiting > 0 && <p className="notice">{t('waiting', waiting)}</p>}
      {state.drafts.length > 0 && <h3>{t('drafts')}</h3>}
      {state.drafts.map((draft) => (
        <DraftItem key={text(draft.title)} draft={draft} />
      ))}
      {pages.length === 0 && <p>{t('nothingToPublish')}</p>}
      {pages.map(({ title, changes }) => (
        <section key={title.fr} className="change">
          <label className="check">
            <input
              type="checkbox"
              checked={!left.includes(title.fr)}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((one) => one !== title.fr) : [...left, title.fr])
              }
            />
            <b>{text(title)}</b>
          </label>
          <ChangeList changes={changes} />
        </section>
      ))}
      {pages.length > 0 && (
        <label>
          {t('message')}
          <input value={message} onChange={({ target }) => setTyped(target.value)} />
        </label>
      )}
      <Result {...progress} />
      <Versions turn={turn} />
    </Panel>
  );
};
