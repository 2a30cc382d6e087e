import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Change, ChangesState, Field, FindingView, Overview } from '../../shared/api.ts';
import { isWithin, keyAt, type Language, type LocalisedText, type Location } from '../../shared/values.ts';
import { ApiError, reasonOf, request } from '../api.ts';
import { conflictQuestion, useConfirm } from '../dialog/questions.tsx';
import { translate } from '../messages/messages.ts';
import { createChangeQueue } from './change-queue.ts';
import { useView } from './view.ts';

export interface EditorProps {
  overview: Overview;
  /** Requests the overview again. Open fields keep their values; `reloadAll` reads them again, too. */
  reloadOverview: () => void;
}

/** The state and the functions that all parts of the editor share. */
export const useEditorState = ({ overview, reloadOverview }: EditorProps) => {
  const [view, go] = useView();
  const { uiLanguage } = view;
  const [state, setState] = useState<ChangesState>(overview);
  /** Grows when values changed by something other than typing, so that open fields are read again. */
  const [reloadCount, setReloadCount] = useState(0);
  const [findings, setFindings] = useState<readonly FindingView[]>([]);
  /** Locations of the fields on the screen, which show their own findings (`isTold`), or have not been typed in yet. */
  const [shownFields, setShownFields] = useState<readonly (Location & { isTold: boolean })[]>([]);
  /** Keys of the locations for which the last save was refused. Their fields show findings before anybody types in them. */
  const refusedKeys = useRef<ReadonlySet<string>>(new Set());
  /** Texts that the last task has left to correct, for the question before the first save after it. */
  const textsToCorrect = useRef<readonly Field[]>([]);
  const [isSaving, setSaving] = useState(false);
  /** Changes that the owner does not publish yet: they stay left out when something else is published meanwhile. */
  const [excluded, setExcludedKeys] = useState<readonly string[]>([]);
  /** Message at the lower edge, which a screen reader reads, too. */
  const [message, announce] = useState('');
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => announce(''), 5000 + 60 * message.length);
    return () => clearTimeout(timer);
  }, [message]);
  const [confirm, dialog] = useConfirm();
  const { t, text } = useMemo(() => translate(uiLanguage), [uiLanguage]);
  useEffect(() => {
    document.documentElement.lang = uiLanguage;
    document.title = t('editor');
  }, [uiLanguage, t]);
  /** The words that pages print for a reference; the name of the reference if it is unknown. */
  const printed = (name: string, language: Language): string =>
    overview.references.find((one) => one.name === name)?.printed[language] ?? name;
  /** Reads open fields and the overview again. */
  const reloadAll = useCallback(() => {
    setReloadCount((count) => count + 1);
    reloadOverview();
  }, [reloadOverview]);
  const fail = useCallback((error: unknown) => announce(text(reasonOf(error))), [text]);
  const latest = useRef<typeof change>(() => Promise.resolve(false));
  const [changeQueue] = useState(() =>
    createChangeQueue(
      (changes, label) => latest.current(changes, label),
      (location) => setFindings((old) => old.filter((one) => !isWithin(one, location))),
    ),
  );
  /** Replaces the findings, except at locations with a queued change: the answer to that change has newer findings. */
  const replaceFindings = useCallback(
    (all: readonly FindingView[]) => setFindings(all.filter((one) => !changeQueue.isPending(one))),
    [changeQueue],
  );

  /** Shows the state after something other than typing changed values: an undone step, an earlier version, a task. */
  const replaceState = (next: ChangesState) => {
    setState(next);
    // The next check brings the findings that are left.
    setFindings([]);
    if (view.panel === 'taskResult') go({ panel: null });
    reloadAll();
  };

  /** Shows the answer to a change that the server accepted. */
  const accept = (changed: ChangesState): true => {
    setState(changed);
    announce('');
    return true;
  };

  /** Shows why the server refused a change. If another window has changed the value, fields show what it is now. */
  const refuse = (error: unknown): false => {
    fail(error);
    if (error instanceof ApiError && error.status === 409) reloadAll();
    return false;
  };

  /** Sends changes at once. Resolves to whether the server accepted them. */
  const change = async (changes: Change[], label: LocalisedText): Promise<boolean> => {
    try {
      return accept(await request('set', { changes, label }));
    } catch (error) {
      const [conflict] = error instanceof ApiError ? (error.failure.conflicts ?? []) : [];
      if (conflict === undefined) return refuse(error);
      const withTheirs = (one: Change) =>
        keyAt(one) === keyAt(conflict) ? { ...one, was: conflict.theirs } : one;
      // Another window has changed the value: the owner chooses which of the two stays.
      if (await confirm(conflictQuestion(conflict, { t, text, printed })))
        return change(changes.map(withTheirs), label);
      reloadAll();
      return false;
    }
  };
  latest.current = change;
  return {
    view,
    go,
    t,
    text,
    overview,
    printed,
    state,
    setState,
    replaceState,
    accept,
    refuse,
    reloadCount,
    reloadAll,
    reloadOverview,
    changeQueue,
    change,
    findings,
    shownFields,
    setShownFields,
    refusedKeys,
    textsToCorrect,
    isSaving,
    setSaving,
    excluded,
    setExcludedKeys,
    replaceFindings,
    message,
    announce,
    fail,
    confirm,
    dialog,
  };
};

export const EditorContext = createContext<ReturnType<typeof useEditorState> | null>(null);

/** Returns the state and the functions of the editor. @throws outside of an `EditorContext` */
export const useEditor = () => {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('useEditor: there is no EditorContext around this component.');
  return editor;
};
