import { useState } from 'react';
import { dayAndTime, type Requests, type ValueChange, type Version } from '../../shared/api.ts';
import { Button, request, useEditor, useRequest } from '../common.ts';
import { Findings } from '../fields/Findings.tsx';
import { Panel } from '../panel/Panel.tsx';
import { useSave } from '../panel/use-save.tsx';
import { ChangeCheckbox, ChangeList, nameOfRow } from './ChangeList.tsx';
import { keysWithout, pagesToChoose, requestOf } from './choice.ts';
import { Drafts } from './Drafts.tsx';
import { Versions } from './Versions.tsx';

/** Whether all changes are files that are taken away. */
const isGone = (changes: readonly ValueChange[]): boolean =>
  changes.every(({ path, valueAfter: is }) => path.length === 0 && is === undefined);

/** The changes to publish, which the owner chooses by page, and the button that publishes them. */
export const PublishPanel = () => {
  const { t, text, view, state, setState, reloadAll, fail, excluded, setExcludedKeys } = useEditor();
  // `state` and not `state.version`, which stays the same after a save.
  const { answer, refusal, isCurrent } = useRequest('unpublished', {}, state);
  const [isRunning, setRunning] = useState(false);
  /** The day of the version that is back here and not yet online. */
  const [returned, setReturned] = useState<string | null>(null);
  const [published, setResult] = useState<Requests['publish'][1] | null>(null);
  // After another change, "published" would be wrong.
  const result = published?.state === state ? published : null;
  const { save } = useSave();
  if (answer === null) return <Panel title={refusal ? text(refusal) : t('loading')} footer={null} />;
  const { unsentVersions: unsent, hasRemote, folder } = answer;
  const pages = pagesToChoose(answer);
  const selectablePages = pages.filter(({ changes }) => changes.length > 0);
  const setExcluded = (keys: readonly string[], isNowExcluded: boolean) => {
    setResult(null);
    setExcludedKeys([...excluded.filter((key) => !keys.includes(key)), ...(isNowExcluded ? keys : [])]);
  };
  const exclusion = { excluded, setExcluded };
  const included = pages.flatMap(({ rows }) =>
    [...rows].flatMap(([key, row]) => (excluded.includes(key) ? [] : nameOfRow(row, text))),
  );
  const names = included.slice(0, 3).join(' · ');
  const chosen = requestOf(pages, excluded);
  const publish = async (asked: Requests['publish'][0]) => {
    setRunning(true);
    setResult(null);
    const done = await request('publish', asked).catch(fail);
    if (done) {
      setState(done.state);
      setResult(done);
    }
    setRunning(false);
    reloadAll();
    const isPublished = done?.failure === null;
    if (isPublished) setReturned(null);
    return isPublished;
  };
  /** Publishes what the return to a version has changed, and nothing else. */
  const publishReturn = async ({ time }: Version, changes: readonly ValueChange[]) => {
    setReturned(dayAndTime(time, view.uiLanguage));
    const now = pagesToChoose(await request('unpublished', {}));
    const others = keysWithout(now, changes);
    setExcludedKeys(others);
    if (await publish({ ...requestOf(now, others), returnedTo: time })) setExcludedKeys(excluded);
  };
  // A folder can be built again without a new version: dated values, such as a price, change with the day.
  const hasWork = chosen.files.length > 0 || unsent > 0 || folder !== null;
  const goesTo = hasRemote ? (folder ? 'remoteAndFolder' : 'remote') : folder ? 'folder' : 'noRemote';
  const isBusy = isRunning || !isCurrent;
  const footer = (
    <>
      {included.length > 0 && (
        <span className="hint">
          {t('publishesNow', included.length > 3 ? t('andMore', names, included.length - 3) : names)}
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
        onClick={() => publish(chosen)}
        label={t(isBusy ? 'loading' : 'publish')}
      />
    </>
  );
  return (
    <Panel isWide title={t('publish')} footer={footer}>
      <p className="hint">{t(goesTo, folder ?? '')}</p>
      {returned !== null && <p className="notice">{t('notOnlineYet', returned)}</p>}
      {state.unsaved.length > 0 && (
        <div className="notice">
          <p>{t('notPublishedUnsaved', state.unsaved.map(({ title }) => text(title)).join(', '))}</p>
          <Button onClick={save} label={t('save')} />
        </div>
      )}
      {unsent > 0 && <p className="notice">{t('unsentVersions', unsent)}</p>}
      <Drafts />
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
            <summary>{isGone(changes) ? t('isRemoved') : t('changes', rows.size)}</summary>
            <ChangeList changes={changes} titleAbove={text(title)} {...exclusion} />
          </details>
        </section>
      ))}
      <Versions onReturn={publishReturn} />
    </Panel>
  );
};
