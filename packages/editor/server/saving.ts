import { type ChangesState, type Saved, type Undone, unusualNumberQuestion } from '../shared/api.ts';
import { inBothLanguages, isObject, type LocalisedText, type Location } from '../shared/values.ts';
import { type Content, newFindings } from './content.ts';
import { readContentFile } from './content-folder.ts';
import type { Editor } from './editor.ts';
import { dataOf, valueAt } from './file-text.ts';
import { findingView, labelWithGroup } from './labels.ts';
import { withValue } from './merge.ts';
import { refuse } from './refusal.ts';
import { rawChanges } from './value-changes.ts';

/** The findings that would stop a save of some files. If all of them are only unusual values, also the changes that confirm these. */
export const checked = async (editor: Editor, files: readonly string[]) => {
  const { workspace } = editor;
  const content = await editor.onDisk(new Map(files.map((file) => [file, workspace.text(file)])));
  const found = content.site.findings.length === 0 ? [] : newFindings(content, await editor.onDisk());
  const confirmations = found.flatMap((finding) => content.site.confirmationOf(finding) ?? []);
  return {
    findings: found.map((finding) => findingView(content, finding)),
    confirmations: confirmations.length === found.length ? confirmations : [],
  };
};

/** The questions about the changes of one file. */
const questionsOf = (content: Content, { workspace }: Editor, file: string): LocalisedText[] => {
  const saved = workspace.unsaved.get(file)?.base ?? null;
  return rawChanges(content, file, saved, workspace.text(file)).flatMap(
    ({ path, before, after, isComputed }) => {
      const { site } = content;
      if (after === undefined || isComputed || site.lockedBecause({ file, path }) !== null) return [];
      // A value that holds from a later day is compared with the value that holds until then.
      const until = valueAt(dataOf(file, saved), [...path.slice(0, -1), 'value']);
      const [was, now] = path.at(-1) === 'next' && isObject(after) ? [until, after.value] : [before, after];
      const price = site.prices.find(({ location: at }) => at.file === file && at.path[0] === path[0]);
      const name = price?.label ?? labelWithGroup(content, { file, path });
      const vat = inBothLanguages((language) =>
        (price?.withVat ?? [])
          .map(({ printed, rate }) => `${printed[language]} (${rate[language]})`)
          .join(', '),
      );
      const unusual = unusualNumberQuestion([was].flat()[0], [now].flat()[0], name, vat);
      return unusual ?? (before === undefined ? [] : (site.questionOf({ file, path }, after) ?? []));
    },
  );
};

/**
 * Writes all unsaved changes, or none.
 * @param isSure whether the owner has confirmed unusual values
 * @throws Refusal, 409 where a file on disk has changed in the same place
 */
export const save = async (editor: Editor, isSure = false): Promise<Saved> => {
  const { workspace } = editor;
  let files = [...workspace.unsaved.keys()];
  const conflicts = workspace.mergeFromDisk(files);
  if (conflicts.length > 0) return editor.conflict(conflicts);
  let { findings: refused, confirmations } = await checked(editor, files);
  if (isSure && confirmations.length > 0) {
    workspace.change(await editor.textsAfter(confirmations), { fr: 'Confirmé', nl: 'Bevestigd' });
    files = [...workspace.unsaved.keys()];
    refused = (await checked(editor, files)).findings;
  }
  const content = await editor.content();
  const ofFiles = files.flatMap((file) => questionsOf(content, editor, file));
  // Where a value is asked about already, the finding that it is unusual asks no second time.
  const unusual =
    ofFiles.length > 0 || confirmations.length === 0 ? [] : refused.map(({ message }) => message);
  const questions = isSure ? [] : [...ofFiles, ...unusual];
  if (refused.length > 0 || questions.length > 0)
    return { ...(await editor.state()), saved: [], refused, questions };
  // A file may have changed on disk during the check.
  const late = workspace.mergeFromDisk(files);
  if (late.length > 0) return editor.conflict(late);
  if (files.length > 0) workspace.save(files);
  return { ...(await editor.state()), saved: files, refused: [], questions: [] };
};

/** Ends a conflict of one value with the owner's value or with the one on disk, and merges the rest of the file. */
export const resolveConflict = async (editor: Editor, { file, path }: Location, keep: 'mine' | 'theirs') => {
  const { workspace } = editor;
  const unsaved = workspace.unsaved.get(file);
  if (unsaved === undefined) return editor.state();
  const disk = readContentFile(workspace.root, file);
  const { base, text } = unsaved;
  const side = keep === 'mine' ? base : text;
  if (path.length === 0 || disk === null || side === null) {
    workspace.replaceUnsaved(file, { base: disk, text: keep === 'mine' ? text : disk });
    return editor.state();
  }
  // The rejected side gets the value on disk, so that only one side has changed it.
  const value = valueAt(dataOf(file, disk), path);
  const same = withValue(file, side, path, value);
  workspace.replaceUnsaved(file, keep === 'mine' ? { base: same, text } : { base, text: same });
  workspace.mergeFromDisk([file]);
  return editor.state();
};

/** Discards all unsaved changes, as a step that can be undone. */
export const discard = async (editor: Editor): Promise<ChangesState> => {
  const { root, unsaved } = editor.workspace;
  const texts = new Map([...unsaved.keys()].map((file) => [file, readContentFile(root, file)]));
  editor.workspace.change(texts, { fr: 'Changements abandonnés', nl: 'Wijzigingen weggegooid' });
  return editor.state();
};

/** Takes a step back, or does it again. */
export const undoOrRedo = async (editor: Editor, direction: 'undo' | 'redo'): Promise<Undone> => {
  const { workspace } = editor;
  const done = workspace.step(direction);
  if (done === undefined)
    return refuse(
      'Ce texte a changé depuis dans le fichier : cette étape ne peut plus être annulée.',
      'Die tekst is sindsdien in het bestand gewijzigd: deze stap kan niet meer ongedaan gemaakt worden.',
      409,
    );
  const content = await editor.content();
  const [changed] = Object.entries(done?.files ?? {}).flatMap(([file, { before, after }]) =>
    rawChanges(content, file, before, after).map(({ path }) => ({ file, path })),
  );
  return { ...(await editor.state()), done: done?.label ?? null, changed: changed ?? null };
};
