import { useState } from 'react';
import type { Requests, ValueChange } from '../../shared/api.ts';
import { Button, request, useEditor, useRequest } from '../common.ts';
import { Findings } from '../fields/Findings.tsx';
import { Panel } from '../panel/Panel.tsx';
import { useSave } from '../panel/use-save.tsx';
import { ChangeCheckbox, ChangeList, rowsOf } from './ChangeList.tsx';
import { DraftItem } from './DraftItem.tsx';
import { Versions } from './Versions.tsx';

/** The changes to publish, which the owner chooses by page, and the button that publishes them. */
export const PublishPanel = () => {
  const { t, text, state, setState, reloadAll, fail, excluded, setExcludedKeys } = useEditor();
  // `state` and not `state.version`, which stays the same after a save.
  const { answer, refusal, isCurrent } = useRequest('unpublished', {}, state);
  const [isRunning, setRunning] = useState(false);
  const [published, setResult] = useState<Requests['publish'][1] | null>(null);
  // After another change, "published" would be wrong.
  const result = published?.state === state ? published : null;
  const { save } = useSave();
  if (answer === null) return <Panel title={refusal ? text(refusal) : t('loading')} footer={null} />;
  const { unsentVersions: unsent, hasRemote, folder } = answer;
  // Computed values are published with the values from which they are computed, and are not in the list.
  const areAllComputed = answer.pages.every(({ changes }) => changes.every(({ isComputed }) => isComputed));
  const isOwn = ({ isComputed }: ValueChange) => areAllComputed || !isComputed;
  const pages = answer.pages.map(({ changes: all, ...page }) => {
    const changes = all.filter(isOwn);
    return { ...page, changes, rows: rowsOf(changes) };
  });
  const selectablePages = pages.filter(({ changes }) => changes.length > 0);
  const leftOut = pages.flatMap(({ rows }) => excluded.flatMap((key) => rows.get(key) ?? []));
  const isExcluded = (change: ValueChange) => leftOut.includes(change);
  const setExcluded = (keys: readonly string[], isNowExcluded: boolean) => {
    setResult(null);
    setExcludedKeys([...excluded.filter((key) => !keys.includes(key)), ...(isNowExcluded ? keys : [])]);
  };
  const exclusion = { excluded, setExcluded };
  const included = selectablePages.filter(({ changes }) => !changes.every(isExcluded));
  const includedFiles = pages.flatMap(({ files, changes }) => {
    if (changes.length > 0 ? changes.every(isExcluded) : included.length === 0) return [];
    // A file with only excluded changes is not published. A photograph has no changes, and goes with its page.
    return files.filter((file) => {
      const own = changes.filter((change) => change.file === file);
      return own.length === 0 || !own.every(isExcluded);
    });
  });
  const excludedChanges = leftOut.map(({ file, path }) => ({ file, path }));
  const publish = async () => {
    setRunning(true);
    setResult(null);
    const asked = { files: [...new Set(includedFiles)], excluded: excludedChanges };
    await request('publish', asked).then((done) => {
      setState(done.state);
      setResult(done);
    }, fail);
    setRunning(false);
    reloadAll();
  };
  // A folder can be built again without a new version: dated values, such as a price, change with the day.
  const hasWork = includedFiles.length > 0 || unsent > 0 || folder !== null;
  const goesTo = hasRemote ? (folder ? 'remoteAndFolder' : 'remote') : folder ? 'folder' : 'noRemote';
  const isBusy = isRunning || !isCurrent;
  const footer = (
    <>
      {included.length > 0 && (
        <span className="hint">
          {t('publishesNow', included.map(({ title }) => text(title)).join(' · '))}
        </span>
      )}
      <section aria-live="polite">
        {isRunning && <p>{t('publishing')}</p>}
        {result?.failure && <p className="bad">{text(result.failure)}</p>}
        {result?.failure === null && <p className="good">{t(result.pushed ? 'isPublished' : 'noRemote')}</p>}
        {result && <Findings findings={result.findings} isLinked />}
      </section>
      <Button
        look="primary"
        disabled={isBusy || !hasWork}
        onClick={publish}
        label={t(isBusy ? 'loading' : 'publish')}
      />
    </>
  );
  return (
    <Panel isWide title={t('publish')} footer={footer}>
      <p className="hint">{t(goesTo, folder ?? '')}</p>
      {state.unsaved.length > 0 && (
        <div className="notice">
          <p>{t('notPublishedUnsaved', state.unsaved.map(({ title }) => text(title)).join(', '))}</p>
          <Button onClick={save} label={t('save')} />
        </div>
      )}
      {unsent > 0 && <p className="notice">{t('unsentVersions', unsent)}</p>}
      {state.drafts.length > 0 && <h3>{t('drafts')}</h3>}
      {state.drafts.map((draft) => (
        <DraftItem key={text(draft.title)} draft={draft} />
      ))}
      {isCurrent && pages.length + unsent + state.unsaved.length === 0 && <p>{t('nothingToPublish')}</p>}
      {pages.length > 0 && (
        <ChangeCheckbox keys={pages.flatMap(({ rows }) => [...rows.keys()])} {...exclusion}>
          {t('chooseAll')}
        </ChangeCheckbox>
      )}
      {selectablePages.map(({ title, changes, rows }) => (
        <section key={title.fr} className="change">
          <ChangeCheckbox keys={[...rows.keys()]} {...exclusion}>
            {text(title)}
          </ChangeCheckbox>
          <details open={pages.length < 4}>
            <summary>{t('changes', rows.size)}</summary>
            <ChangeList changes={changes} titleAbove={text(title)} {...exclusion} />
          </details>
        </section>
      ))}
      <Versions />
    </Panel>
  );
};
