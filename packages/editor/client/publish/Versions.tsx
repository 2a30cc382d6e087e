import { useState } from 'react';
import { dayAndTime, type ValueChange, type Version } from '../../shared/api.ts';
import { Button, request, useEditor, useRequest } from '../common.ts';
import { useSave } from '../panel/use-save.tsx';
import { ChangeList } from './ChangeList.tsx';

interface Props {
  version: Version;
  /** Whether this is the newest version. */
  isOnline: boolean;
  /** Publishes the changes that going back has made. */
  onReturn: (version: Version, changes: readonly ValueChange[]) => Promise<void>;
}

const VersionItem = ({ version, isOnline, onReturn }: Props) => {
  const { id, time, titles, changes, returnedTo } = version;
  const { t, text, view, replaceState, confirm, announce, fail, changeQueue } = useEditor();
  const day = dayAndTime(time, view.uiLanguage);
  const [first = '', ...more] = new Set(titles.map(text));
  const changed = more.length > 0 ? t('andMore', first, more.length) : first;
  const title = returnedTo ? t('returnedTo', dayAndTime(returnedTo, view.uiLanguage)) : changed;
  const { save } = useSave();
  const [isRunning, setRunning] = useState(false);
  const back = async () => {
    await changeQueue.flush();
    const { changes: coming, unsaved } = await request('restore', { id, isTrial: true });
    if (unsaved.length > 0)
      return announce(t('saveFirst', unsaved.map(({ title }) => text(title)).join(', ')));
    if (coming.length === 0) return announce(t('nothingToRestore'));
    const question = (
      <>
        <ChangeList changes={coming} hasButtons={false} />
        <p>{t('returnGoesOnline')}</p>
      </>
    );
    const [yes, no] = [t('restore'), t('cancel')];
    if (!(await confirm({ title: `${yes}: ${day}`, text: question, yes, no }))) return;
    replaceState(await request('restore', { id }));
    if (await save()) await onReturn(version, coming);
  };
  return (
    <details>
      <summary>
        {day} {isOnline && <span className="badge">{t('currentVersion')}</span>}{' '}
        <span className="hint">{title}</span>
      </summary>
      {!isOnline && (
        <Button
          // Not disabled: the question that is answered with no gives it the focus back.
          aria-busy={isRunning}
          onClick={() => {
            if (isRunning) return;
            setRunning(true);
            back()
              .catch(fail)
              .finally(() => setRunning(false));
          }}
          label={t(isRunning ? 'returning' : 'restore')}
        />
      )}
      <ChangeList changes={changes} />
      {changes.length === 0 && <p>{[first, ...more].join(', ')}</p>}
    </details>
  );
};

/** The published versions, the newest first, each with a button that goes back to it. */
export const Versions = ({ onReturn }: Pick<Props, 'onReturn'>) => {
  const { t } = useEditor();
  const { answer } = useRequest('versions', {});
  return (
    <>
      <h3>{t('versions')}</h3>
      {answer === null && <p role="status">{t('loading')}</p>}
      {answer?.versions.length === 0 && <p className="hint">{t('noVersions')}</p>}
      {answer?.versions.map((version, index) => (
        <VersionItem key={version.id} version={version} isOnline={index === 0} onReturn={onReturn} />
      ))}
    </>
  );
};
