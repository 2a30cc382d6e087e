import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Change, Changed, FindingView, Overview, References, State } from '../../shared/api.ts';
import type { Place, Texts } from '../../shared/values.ts';
import { ask, Refusal, reasonOf } from '../api.ts';
import { conflictQuestion } from '../dialog/conflict-question.tsx';
import { useConfirm } from '../dialog/use-confirm.tsx';
import { isWithin } from '../fields/Findings.tsx';
import { translate } from '../words/words.ts';
import { type Editor, EditorContext } from './editor.ts';
import { createSender } from './sender.ts';
import { useView } from './view.ts';

interface Props {
  overview: Overview;
  references: References;
  /** Reads the overview and the references again. */
  onReload: () => void;
  children: ReactNode;
}

/** Holds what the parts of the editor share. */
export const EditorProvider = ({ overview, references, onReload, children }: Props) => {
  const [view, go] = useView();
  const { words } = view;
  const [state, update] = useState<State>(overview);
  const [reloads, setReloads] = useState(0);
  const [findings, setFindings] = useState<readonly FindingView[]>([]);
  const [questions, setQuestions] = useState<Changed['questions']>([]);
  const [message, announce] = useState('');
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => announce(''), 5000 + 60 * message.length);
    return () => clearTimeout(timer);
  }, [message]);
  const [link, setLink] = useState<string | null>(null);
  const [confirm, dialog] = useConfirm();
  const { t, text } = useMemo(() => translate(words), [words]);
  useEffect(() => {
    document.documentElement.lang = words;
    document.title = t('editor');
  }, [words, t]);
  const refresh = useRef(onReload);
  refresh.current = onReload;
  const reload = useCallback(() => {
    setReloads((count) => count + 1);
    refresh.current();
  }, []);

  const fail = useCallback((error: unknown) => announce(text(reasonOf(error))), [text]);

  const latest = useRef<Editor['change']>(() => Promise.resolve(false));
  const [sender] = useState(() =>
    createSender(
      (changes, label) => latest.current(changes, label),
      (place) => setFindings((old) => old.filter((one) => !isWithin(one, place))),
    ),
  );

  const found = useCallback<Editor['found']>(
    (changed, about = []) => {
      // What is typed since has an answer of its own to come.
      setFindings(changed.findings.filter((one) => !sender.waits(one)));
      const isOld = (one: Place) => about.some((place) => isWithin(one, place));
      setQuestions((old) => [...old.filter((one) => !isOld(one)), ...(changed.questions ?? [])]);
    },
    [sender],
  );

  const change = async (changes: Change[], label: Texts): Promise<boolean> => {
    try {
      const changed = await ask('set', { changes, label });
      update(changed);
      found(changed, changes);
      announce('');
      return true;
    } catch (error) {
      const [clash] = error instanceof Refusal ? (error.failure.conflicts ?? []) : [];
      // What another window has changed is replaced, or kept, as the owner wants.
      if (clash && (await confirm(conflictQuestion(clash, { t, text }))))
        return change(
          changes.map((one) => ('was' in one ? { ...one, was: clash.theirs } : one)),
          label,
        );
      if (clash === undefined) fail(error);
      if (error instanceof Refusal && error.status === 409) reload();
      return false;
    }
  };
  latest.current = change;

  return (
    <EditorContext
      value={{
        ...{ view, go, t, text, overview, references, state, update, reloads, reload },
        ...{ refresh: onReload, sender, change, findings, questions, found },
        ...{ announce, fail, confirm, link, setLink },
      }}
    >
      {children}
      {dialog}
      <output className="announcement">
        {message}
        {message !== '' && (
          <button type="button" aria-label={t('close')} onClick={() => announce('')}>
            ×
          </button>
        )}
      </output>
    </EditorContext>
  );
};
