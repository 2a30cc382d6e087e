import { useEffect, useState } from 'react';
import { Button, request, token, useEditor } from '../common.ts';
import { translate } from '../messages/messages.ts';
import { useSave } from '../panel/use-save.tsx';
import { parseTaskResult, storedResultKey } from '../state/view.ts';
import { Search } from './Search.tsx';

/** The bar above the page: search, tasks, width of the page, undo, saving, language of the editor. */
export const Bar = () => {
  const { t, text, go, view, overview, state, announce, changeQueue, replaceState, fail } = useEditor();
  const [searching, setSearching] = useState(false);
  const { save, isSaving, count } = useSave();
  const { pageLanguage, uiLanguage } = view;
  const otherLanguage = uiLanguage === 'fr' ? 'nl' : 'fr';
  const page = overview.pages.find((one) => one[pageLanguage] === view.page);
  /** Takes the last step back, or does it again, and shows what this changed. */
  const step = async (name: 'undo' | 'redo') => {
    await changeQueue.flush();
    announce(t('loading'));
    const { done, changed: location, ...next } = await request(name, {});
    if (location && location.path.length > 0)
      go(view.panel === null || view.panel === 'field' ? { panel: 'field', location } : { location });
    replaceState(next);
    // The list of what a task did is wrong once the task is undone.
    if (name === 'undo' && done?.fr === parseTaskResult(kept)?.title.fr)
      localStorage.removeItem(storedResultKey);
    announce(done ? t(name === 'undo' ? 'undone' : 'redone', text(done)) : '');
  };
  const undo = (name: 'undo' | 'redo') => step(name).catch(fail);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isField = (event.target as Element).closest?.('input, textarea, [contenteditable]') ?? false;
      if (!(event.ctrlKey || event.metaKey) || (isField && event.key !== 's')) return;
      const acts: Record<string, () => void> = {
        s: save,
        k: () => setSearching(true),
        z: () => undo('undo'),
        y: () => undo('redo'),
      };
      const act = acts[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const kept = localStorage.getItem(storedResultKey);
  const tasks = [
    { id: 'prices', title: t('taskPrice'), words: t('pricesHelp'), act: () => go({ panel: 'prices' }) },
    { id: 'contact', title: t('taskContact'), words: t('contactWords'), act: () => go({ panel: 'contact' }) },
    { id: 'sentence', title: t('taskSentence'), words: '', act: () => setSearching(true) },
    ...overview.tasks.map(({ id, title }) => {
      const isBegun = localStorage.getItem(`editor ${id}`) !== null;
      const name = isBegun ? t('begun', text(title)) : text(title);
      return { id, title: name, words: title.fr + title.nl, act: () => go({ panel: 'task', id }) };
    }),
    // Always there, so that the page below does not move when something is left to correct.
    {
      id: kept ?? '',
      title: t('openTextsToCorrect'),
      words: '',
      act: () => go({ panel: 'taskResult', id: kept }),
    },
    { id: 'publish', title: t('publish'), words: t('versions'), act: () => go({ panel: 'publish' }) },
  ];
  return (
    <header className="bar">
      <h1 className="hidden">{t('editor')}</h1>
      <Button title="Ctrl K" onClick={() => setSearching(true)} label={`${t('search')}…`} />
      <nav aria-label={t('tasks')}>
        {tasks.map(({ id, title, act }) => (
          <Button
            key={id}
            aria-pressed={view.panel === id || view.id === id}
            disabled={id === ''}
            onClick={act}
            label={title}
          />
        ))}
      </nav>
      <span className="row">
        <Button
          aria-pressed={view.width === 'phone'}
          onClick={() => go({ width: view.width === 'phone' ? 'fit' : 'phone' })}
          label={t('phoneWidth')}
        />
        {(['undo', 'redo'] as const).map((name) => (
          <Button
            key={name}
            aria-label={t(name)}
            disabled={!state[name]}
            title={state[name] ? `${t(name)}: ${text(state[name])}` : undefined}
            onClick={() => undo(name)}
            label={name === 'undo' ? '↶' : '↷'}
          />
        ))}
        <Button
          look={count === 0 ? undefined : 'primary'}
          disabled={isSaving}
          onClick={save}
          label={isSaving ? t('saving') : count === 0 ? t('allSaved') : `${t('save')} (${count})`}
        />
        <Button look="quiet" onClick={() => go({ panel: 'files' })} label={t('advanced')} />
        <a href={`/edit/help/${uiLanguage}?token=${token}`} target="_blank" rel="noreferrer">
          {t('help')}
        </a>
        <Button
          look="quiet"
          lang={otherLanguage}
          onClick={() => {
            announce('');
            go({ uiLanguage: otherLanguage, page: page?.[otherLanguage] ?? `/${otherLanguage}` });
          }}
          label={translate(otherLanguage).t(otherLanguage)}
        />
      </span>
      {searching && (
        <Search
          tasks={tasks.filter(({ id }) => id !== '' && id !== 'sentence')}
          onClose={() => setSearching(false)}
        />
      )}
    </header>
  );
};
