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
  const [wanted, setWanted] = useState('remote');
  const [typed, setTyped] = useState<string | null>(null);
  const { publish, ...progress } = usePublish();
  const { save } = useSave();
  if (answer === null) return <Panel title={t('publish')}>{null}</Panel>;

  const { pages, unsaved, targets, impossible } = answer;
  const target = targets.find(({ to }) => to === wanted) ?? targets[0];
  const { to = 'remote', waiting = 0 } = target ?? {};
  const chosen = pages.filter(({ title }) => !left.includes(title.fr));
  const message = typed ?? chosen.map(({ title }) => text(title)).join(', ');
  const start = async () => {
    await publish([...new Set(chosen.flatMap(({ files }) => files))], message, to);
    setTyped(null);
    setTurn(turn + 1);
  };
  // A folder is built anew for the day: what is dated, such as a price, changes without a version.
  const hasWork = chosen.length > 0 ? message.trim().length > 2 : waiting > 0 || to === 'folder';
  const canPublish = hasWork && !progress.isRunning;
  const button = (
    <button type="button" className="primary" disabled={!canPublish} onClick={start}>
      {progress.isRunning ? t('publishing') : t('publish')}
    </button>
  );
  return (
    <Panel isWide title={t('publish')} footer={impossible === null && button}>
      {impossible && <p className="bad">{text(impossible)}</p>}
      {targets.length < 2 ? (
        <p className="hint">{target ? t(target.to, target.address) : t('noRemote')}</p>
      ) : (
        <fieldset>
          <legend>{t('target')}</legend>
          {targets.map(({ to: name, address }) => (
            <label key={name} className="check">
              <input type="radio" name="to" checked={name === to} onChange={() => setWanted(name)} />
              <span>{t(name, address)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {unsaved.length > 0 && (
        <div className="notice">
          <p>{t('unsavedNamed', unsaved.map(({ title }) => text(title)).join(', '))}</p>
          <button type="button" onClick={save}>
            {t('saveAll')}
          </button>
        </div>
      )}
      {waiting > 0 && <p className="notice">{t('waiting', waiting)}</p>}
      {state.drafts.length > 0 && <h3>{t('drafts')}</h3>}
      {state.drafts.map((draft) => (
        <DraftItem key={text(draft.title)} draft={draft} />
      ))}
      {pages.length === 0 && waiting === 0 && <p>{t('nothingToPublish')}</p>}
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
