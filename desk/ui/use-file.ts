import { useCallback, useEffect, useState } from 'react';
import type { Conflict, SaveResult } from '../server/editor.ts';
import type { Problem } from '../server/problem.ts';
import type { Change } from '../source/change.ts';
import { ask } from './api.ts';
import { changed, type Doc, documents, reapplied, unsaved } from './documents.ts';

/** Milliseconds without a key until what was typed is kept as a draft. */
const draftDelay = 1000;

/** What the page says about the last action. */
export type Notice = 'saved' | 'undone' | 'draft' | null;

/** The file that is open with its twin, and what can be done with them. */
export interface OpenDocuments {
  docs: readonly Doc[];
  problems: readonly Problem[];
  conflicts: readonly Conflict[];
  notice: Notice;
  error: string | null;
  busy: boolean;
  edit: (file: string, change: Change) => void;
  save: () => Promise<void>;
  undo: () => Promise<void>;
  discard: () => Promise<void>;
  reapply: () => void;
}

/** Opens a file and its twin; keeps what is typed as a draft until it is saved. @param onSaved after each save or undo */
export const useFile = (file: string, onSaved: () => void): OpenDocuments => {
  const [docs, setDocs] = useState<readonly Doc[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [notice, setNotice] = useState<Notice>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const open = useCallback(
    async (withDraft: boolean) => {
      const { files, draft } = await ask('open', { file });
      const opened = documents(files, withDraft ? draft : null);
      setDocs(opened);
      setProblems([]);
      setConflicts([]);
      return unsaved(opened).length > 0;
    },
    [file],
  );

  /** Runs an action, and shows why it failed. */
  const run = useCallback(async (action: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await action();
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setBusy(false);
    }
  }, []);

  useEffect(() => {
    run(async () => setNotice((await open(true)) ? 'draft' : null));
  }, [open, run]);

  useEffect(() => {
    if (docs.length === 0) return;
    const timer = setTimeout(() => {
      ask('draft', { file, changed: unsaved(docs) }).catch(() => undefined);
    }, draftDelay);
    return () => clearTimeout(timer);
  }, [docs, file]);

  const show = async (result: SaveResult | null, done: Notice) => {
    setProblems(result?.result === 'refused' ? result.problems : []);
    setConflicts(result?.result === 'conflict' ? result.conflicts : []);
    setNotice(null);
    if (result?.result !== 'saved') return;
    await open(false);
    setProblems(result.remaining);
    setNotice(done);
    onSaved();
  };

  return {
    docs,
    problems,
    conflicts,
    notice,
    error,
    busy,
    edit: (name, change) => {
      setNotice(null);
      setDocs((all) => all.map((doc) => (doc.file === name ? changed(doc, change) : doc)));
    },
    save: () => run(async () => show(await ask('save', { files: unsaved(docs) }), 'saved')),
    undo: () => run(async () => show(await ask('undo'), 'undone')),
    discard: () =>
      run(async () => {
        await ask('draft', { file, changed: [] });
        await open(false);
        setNotice(null);
      }),
    reapply: () => {
      setDocs((all) =>
        all.map((doc) => {
          const newer = conflicts.find((conflict) => conflict.file === doc.file);
          return newer === undefined ? doc : reapplied(doc, newer);
        }),
      );
      setConflicts([]);
    },
  };
};
