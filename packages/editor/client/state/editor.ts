import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Change, FindingView, Overview, State } from '../../shared/api.ts';
import { isWithin, keyOf, type Language, type Texts } from '../../shared/values.ts';
import { ask, Refusal, reasonOf } from '../api.ts';
import { conflictQuestion } from '../dialog/conflict-question.tsx';
import { useConfirm } from '../dialog/use-confirm.tsx';
import { translate } from '../messages/messages.ts';
import { createSender } from './sender.ts';
import { useView } from './view.ts';

export interface EditorProviderProps {
  overview: Overview;
  /** Reads it again, and leaves open fields alone. */
  refresh: () => void;
}

/** What every part of the editor knows and can do. */
export const useEditorState = ({ overview, refresh }: EditorProviderProps) => {
  const [view, go] = useView();
  const { uiLanguage } = view;
  const [state, setState] = useState<State>(overview);
  /** Grows when values changed by something other than typing, so that open fields are read again. */
  const [reloadCount, setReloadCount] = useState(0);
  const [findings, setFindings] = useState<readonly FindingView[]>([]);
  /** What the last save was refused for, as keys: it is told also of a field that nobody has typed in. */
  const refused = useRef<ReadonlySet<string>>(new Set());
  /** Told to everybody, also to a screen reader. */
  const [message, announce] = useState('');
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => announce(''), 5000 + 60 * message.length);
    return () => clearTimeout(timer);
  }, [message]);
  /** Address of the link that was clicked in the page, if it was one. */
  const [link, setLink] = useState<string | null>(null);
  const [confirm, dialog] = useConfirm();
  const { t, text } = useMemo(() => translate(uiLanguage), [uiLanguage]);
  useEffect(() => {
    document.documentElement.lang = uiLanguage;
    document.title = t('editor');
  }, [uiLanguage, t]);
  /** What pages print for a name in a text; the name where there is no such value. */
  const printed = (name: string, language: Language): string =>
    overview.references.find((one) => one.name === name)?.printed[language] ?? name;
  const reload = useCallback(() => {
    setReloadCount((count) => count + 1);
    refresh();
  }, [refresh]);

  const fail = useCallback((error: unknown) => announce(text(reasonOf(error))), [text]);

  const latest = useRef<typeof change>(() => Promise.resolve(false));
  const [sender] = useState(() =>
    createSender(
      (changes, label) => latest.current(changes, label),
      (place) => setFindings((old) => old.filter((one) => !isWithin(one, place))),
    ),
  );

  /** Takes findings over, but for what is typed since: that has an answer of its own to come. */
  const mergeFindings = useCallback(
    (all: readonly FindingView[]) => setFindings(all.filter((one) => !sender.waits(one))),
    [sender],
  );

  /** Changes values at once. Resolves to whether they were taken over. */
  const change = async (changes: Change[], label: Texts): Promise<boolean> => {
    try {
      const changed = await ask('set', { changes, label });
      setState(changed);
      mergeFindings(changed.findings);
      announce('');
      return true;
    } catch (error) {
      const [conflict] = error instanceof Refusal ? (error.failure.conflicts ?? []) : [];
      // What another window has changed is replaced, or kept, as the owner wants.
      if (conflict && (await confirm(conflictQuestion(conflict, { t, text, printed }))))
        return change(
          changes.map((one) => (keyOf(one) === keyOf(conflict) ? { ...one, was: conflict.theirs } : one)),
          label,
        );
      if (conflict === undefined) fail(error);
      if (error instanceof Refusal && error.status === 409) reload();
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
    reloadCount,
    reload,
    refresh,
    sender,
    change,
    findings,
    refused,
    mergeFindings,
    message,
    announce,
    fail,
    confirm,
    dialog,
    link,
    setLink,
  };
};

export const EditorContext = createContext<ReturnType<typeof useEditorState> | null>(null);

/** The editor around a component. */
export const useEditor = () => {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('useEditor: there is no EditorContext around this component.');
  return editor;
};
