import type { Draft } from '../server/drafts.ts';
import type { FileChanges, OpenFile } from '../server/results.ts';
import { type Change, changedData, type Path, type Value } from '../source/change.ts';
import type { Lang } from './references.ts';

/** A file in the form: as it was opened, what was changed since, and how it would be. */
export interface Doc extends OpenFile {
  lang: Lang | null;
  changes: readonly Change[];
  /** Data with the changes made. */
  now: Value;
}

const langOf = (file: string): Lang | null =>
  (/\/(fr|nl)\.(?:yaml|md)$/.exec(file)?.[1] as Lang | undefined) ?? null;

const samePath = (one: Path, other: Path): boolean => one.join('\n') === other.join('\n');

/** Changes with one more; a value that is typed letter by letter is one change. */
const withChange = (changes: readonly Change[], change: Change): readonly Change[] => {
  const last = changes.at(-1);
  const replaces = last?.kind === 'set' && change.kind === 'set' && samePath(last.path, change.path);
  return replaces ? [...changes.slice(0, -1), change] : [...changes, change];
};

/** A file with a change more. @throws EditError where the data has no such place */
export const changed = (doc: Doc, change: Change): Doc => ({
  ...doc,
  changes: withChange(doc.changes, change),
  now: changedData(doc.now, change),
});

/** Opened files as documents, French first, with the changes of a draft where they still apply. */
export const documents = (files: readonly OpenFile[], draft: Draft | null): Doc[] =>
  [...files]
    .sort((one, other) => one.file.localeCompare(other.file))
    .map((open) => {
      const doc: Doc = { ...open, lang: langOf(open.file), changes: [], now: open.data };
      const kept = draft?.files.find(({ file }) => file === open.file);
      if (kept === undefined) return doc;
      try {
        return kept.changes.reduce(changed, { ...doc, hash: kept.hash });
      } catch {
        return doc;
      }
    });

/** The same changes made to a newer state of a file; those that no longer have a place are left out. */
export const reapplied = (doc: Doc, newer: OpenFile): Doc =>
  doc.changes.reduce<Doc>(
    (result, change) => {
      try {
        return changed(result, change);
      } catch {
        return result;
      }
    },
    { ...doc, ...newer, changes: [], now: newer.data },
  );

/** Newly opened files with what was typed since `then`, while the desk saved or undid. */
export const withTypedSince = (opened: readonly Doc[], now: readonly Doc[], then: readonly Doc[]): Doc[] =>
  opened.map((doc) => {
    const known = then.find(({ file }) => file === doc.file)?.changes ?? [];
    const typed = now.find(({ file }) => file === doc.file)?.changes ?? [];
    return reapplied({ ...doc, changes: typed.filter((change) => !known.includes(change)) }, doc);
  });

/** What is sent to be saved or kept as a draft. */
export const unsaved = (docs: readonly Doc[]): FileChanges[] =>
  docs
    .filter(({ changes }) => changes.length > 0)
    .map(({ file, hash, changes }) => ({ file, hash, changes }));
