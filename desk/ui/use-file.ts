import { useCallback, useEffect, useState } from 'react';
import type { Changes } from '../changes/changes.ts';
import type { Problem } from '../server/problem.ts';
import type { Conflict, SaveResult } from '../server/results.ts';
import type { Change } from '../source/change.ts';
import { ask } from './api.ts';
import { changed, type Doc, documents, reapplied, unsaved, withTypedSince } from './documents.ts';
import { problemsLeft } from './problems-left.ts';
import { nothing, type Saved, type SavedToo, savedWith } from './saved.ts';
import { useAction } from './use-action.ts';
import { useDraft } from './use-draft.ts';
import { type Left, useWritten } from './use-written.ts';

/** What the page says about the last action. */
export type Notice = 'saved' | 'undone' | 'draft' | 'discarded' | 'reapplied' | null;

/** The file that is open with its twin, and what can be done with them. */
export interface OpenDocuments {
  docs: readonly Doc[];
  problems: readonly Problem[];
  conflicts: readonly Conflict[];
  notice: Notice;
  /** What the last save led to. */
  saved: Saved;
  /** Other files with something unsaved, without which the checks may refuse this one. */
  drafts: readonly string[];
  /** What undo takes back. */
  last: Changes | null;
  error: string | null;
  busy: boolean;
  /** Texts of the page that are still to be written. */
  left: readonly Left[];
  /** How many of them were ticked as written and not saved. */
  ticked: number;
  tick: (keys: readonly string[], isWritten: boolean) => void;
  edit: (file: string, change: Change) => void;
  save: (more?: SavedToo) => Promise<void>;
  undo: () => Promise<void>;
  discard: () => Promise<void>;
  reapply: () => void;
}

/**
 * Opens a file and its twin; keeps what is typed as a draft until it is saved.
 * @param lastSave what undo takes back, as far as the desk knows
 * @param onSaved after each save or undo
 */
export const useFile = (file: string, lastSave: Changes | null, onSaved: () => void): OpenDocuments => {
  const [docs, setDocs] = useState<readonly Doc[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [notice, setNotice] = useState<Notice>(null);
  const [saved, setSaved] = useState(nothing);
  const [drafts, setDrafts] = useState<readonly string[]>([]);
  const [last, setLast] = useState(lastSave);
  useEffect(() => setLast(lastSave), [lastSave]);
  const { left, ticked, tick, list } = useWritten(docs);
  const { busy, error, run } = useAction();

  const open = useCallback(
    async (withDraft: boolean, then: readonly Doc[] | null = null) => {
      const { files, draft, toWrite } = await ask('open', { file });
      const opened = documents(files, withDraft ? draft : null);
      const ticks = withDraft ? (draft?.written ?? []) : [];
      list(toWrite, ticks);
      setDocs((now) => (then === null ? opened : withTypedSince(opened, now, then)));
      setProblems([]);
      setConflicts([]);
      return unsaved(opened).length + ticks.length > 0;
    },
    [file, list],
  );

  useEffect(() => {
    run(async () => setNotice((await open(true)) ? 'draft' : null));
  }, [open, run]);

  useDraft(file, docs, ticked, busy);

  /** @param sent documents whose changes the action took over; what is typed meanwhile stays */
  const show = async (result: SaveResult | null, done: Notice, sent: readonly Doc[]) => {
    setProblems(result?.result === 'refused' ? result.problems : []);
    setConflicts(result?.result === 'conflict' ? result.conflicts : []);
    setNotice(null);
    setSaved(result?.result === 'saved' ? { ...nothing, also: result.also } : nothing);
    if (result?.result !== 'saved') return;
    await open(false, sent);
    setProblems(result.remaining);
    setNotice(done);
    onSaved();
  };

  return {
    docs,
    problems,
    conflicts,
    notice,
    saved,
    drafts,
    last,
    error,
    busy,
    left,
    ticked: ticked.length,
    tick: (keys, isWritten) => {
      setNotice(null);
      tick(keys, isWritten);
    },
    edit: (name, change) => {
      setNotice(null);
      setProblems((all) => problemsLeft(all, name, change));
      setDocs((all) => all.map((doc) => (doc.file === name ? changed(doc, change) : doc)));
    },
    save: ({ withDrafts = [], written: more = [], real = [] } = {}) =>
      run(async () => {
        // What was refused before may be right by now: while it is checked nothing is said of it.
        setProblems([]);
        const written = [...left.filter(({ isWritten }) => isWritten), ...more];
        const result = await ask('save', {
          files: unsaved(docs),
          written: written.map(({ copy, key }) => ({ copy, key })),
          real: real.map(({ file: name, key }) => ({ file: name, key })),
          withDrafts: [...withDrafts],
        });
        setDrafts(result.drafts);
        setLast(result.undo);
        await show(result, 'saved', docs);
        setSaved(savedWith(result, docs));
      }),
    undo: () =>
      run(async () => {
        const { undone, undo } = await ask('undo');
        setLast(undo);
        await show(undone, 'undone', []);
      }),
    discard: () =>
      run(async () => {
        await ask('draft', { file, changed: [] });
        await open(false);
        setNotice('discarded');
      }),
    reapply: () => {
      setDocs((all) =>
        all.map((doc) => {
          const newer = conflicts.find((conflict) => conflict.file === doc.file);
          return newer === undefined ? doc : reapplied(doc, newer);
        }),
      );
      setConflicts([]);
      setNotice('reapplied');
    },
  };
};
