import { useState } from 'react';
import type { ValueChange } from '../../shared/api.ts';
import { ask } from '../api.ts';
import { Button } from '../Button.tsx';
import { useEditor } from '../state/editor.ts';
import { useAnswer } from '../state/use-answer.ts';
import { ChangeList } from './ChangeList.tsx';

interface Version {
  id: string;
  time: string;
  title: string;
  changesOf: () => Promise<readonly ValueChange[]>;
  restore: () => Promise<void>;
}

const VersionItem = ({ time, title, changesOf, restore }: Version) => {
  const { t, view, confirm, announce, reload } = useEditor();
  const [changes, setChanges] = useState<readonly ValueChange[] | null>(null);
  const day = new Date(time).toLocaleString(`${view.words}-BE`, { dateStyle: 'long', timeStyle: 'short' });
  const back = async () => {
    const question = { title: t('restore'), text: `${day}: ${title}`, yes: t('restore'), no: t('cancel') };
    if (!(await confirm(question))) return;
    await restore();
    reload();
    announce(t('restored'));
  };
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && changes === null) changesOf().then(setChanges, () => setChanges([]));
      }}
    >
      <summary>
        {day} <span className="hint">{title}</span>
      </summary>
      {changes === null ? <p>{t('loading')}</p> : <ChangeList changes={changes} />}
      <Button onClick={back} label={t('restore')} />
    </details>
  );
};

/** What was published and what was saved, the newest first, each with "back to this one". */
export const Versions = () => {
  const { t, text, update, state } = useEditor();
  const { answer: published } = useAnswer('versions', {});
  const { answer: saved } = useAnswer('history', {}, state);
  return (
    <>
      <h3>{t('versions')}</h3>
      {published?.versions.length === 0 && <p className="hint">{t('noVersions')}</p>}
      {published?.versions.map(({ id, time, message, titles }, index, all) => (
        <VersionItem
          key={id}
          {...{ id, time }}
          title={message ?? [...new Set(titles.map(text))].join(', ')}
          changesOf={async () => (await ask('version', { id })).changes}
          restore={async () => {
            // What later versions changed goes back as well.
            const files = [...new Set(all.slice(0, index + 1).flatMap((one) => one.files))];
            update(await ask('restore', { version: id, files }));
          }}
        />
      ))}
      <h3>{t('saves')}</h3>
      {saved?.saves.map(({ id, time, changes }) => (
        <VersionItem
          key={id}
          {...{ id, time }}
          title={changes[0] ? `${text(changes[0].title)} › ${text(changes[0].label)}` : ''}
          changesOf={() => Promise.resolve(changes)}
          restore={async () => update(await ask('restoreSave', { id }))}
        />
      ))}
    </>
  );
};
