import type { ChangesState, LocalisedText } from '../shared/api.ts';
import { readContentFile, readContentFolder } from './content-folder.ts';
import { recoverJournal, writeFilesTogether } from './journal.ts';
import { type ConflictingValue, mergeUnsaved } from './merge.ts';
import { addStep, type NewTexts, takeStep, withTexts } from './undo-steps.ts';
import {
  readUnsavedWork,
  type Step,
  type UnsavedFile,
  type UnsavedWork,
  writeUnsavedWork,
} from './unsaved-work.ts';

/** The files on disk with the unsaved changes over them, which are kept in `.editor/`, so that closing the editor loses nothing. */
export class Workspace {
  readonly root: string;
  /** Grows whenever the content differs from before. */
  version = 1;
  readonly #state: UnsavedWork;

  constructor(root: string) {
    this.root = root;
    recoverJournal(root);
    this.#state = readUnsavedWork(root);
  }

  /** Files with changes that are not saved. */
  get unsaved(): ReadonlyMap<string, UnsavedFile> {
    return new Map(Object.entries(this.#state.staged));
  }

  /** Text of a file as the owner has it; null where there is none. */
  text(file: string): string | null {
    const unsaved = this.#state.staged[file];
    return unsaved === undefined ? readContentFile(this.root, file) : unsaved.text;
  }

  /** All texts, as the owner has them. */
  files(): Map<string, string> {
    const unsaved = [...this.unsaved].map(([file, { text }]) => [file, text] as const);
    return withTexts(readContentFolder(this.root), new Map(unsaved));
  }

  /** The steps that undo and redo would take. */
  get labels(): Pick<ChangesState, 'undo' | 'redo'> {
    const { undo, redo } = this.#state;
    return { undo: undo.at(-1)?.label ?? null, redo: redo.at(-1)?.label ?? null };
  }

  /** Makes a change that is not saved. @param key changes of the same key soon after one another are one step of undo. */
  change(texts: NewTexts, label: LocalisedText, key: string | null = null): void {
    if (addStep(this.#state, texts, { label, key }, (file) => this.text(file))) this.#keepUnsaved(texts);
  }

  /**
   * Takes the last step back, or does it again.
   * @returns null where there is none, undefined where a file has changed since in the same place
   */
  step(direction: 'undo' | 'redo'): Step | null | undefined {
    const taken = takeStep(this.#state, direction, (file) => this.text(file));
    if (!taken) return taken;
    this.#keepUnsaved(taken.texts);
    return taken.step;
  }

  /**
   * Merges files that have changed on disk with their unsaved changes. A value that was changed on both sides is a conflict, and
   * its file stays as it is.
   */
  mergeFromDisk(files: readonly string[]): ConflictingValue[] {
    return files.flatMap((file) => {
      const unsaved = this.#state.staged[file];
      const disk = readContentFile(this.root, file);
      if (unsaved === undefined || unsaved.base === disk) return [];
      const { text, conflicts } = mergeUnsaved(file, unsaved, disk);
      if (conflicts.length > 0) return conflicts;
      this.replaceUnsaved(file, { base: disk, text });
      return [];
    });
  }

  /** Replaces the base and the unsaved text of a file, to end a conflict. */
  replaceUnsaved(file: string, unsaved: UnsavedFile): void {
    if (unsaved.text === readContentFile(this.root, file)) delete this.#state.staged[file];
    else this.#state.staged[file] = unsaved;
    this.#changed();
  }

  /** Writes files that are not saved, all or none. @throws Refusal, or Error where the disk refuses */
  save(files: readonly string[]): void {
    writeFilesTogether(this.root, new Map(files.map((file) => [file, this.text(file)])));
    for (const file of files) delete this.#state.staged[file];
    // A step with a key would go on: undo would then take what is saved back with what is typed later.
    const last = this.#state.undo.at(-1);
    if (last !== undefined) last.key = null;
    writeUnsavedWork(this.root, this.#state);
  }

  /** A file on disk has changed: it is merged with its unsaved changes where that is possible. */
  noticeDisk(file: string): void {
    this.mergeFromDisk([file]);
    this.version++;
  }

  #keepUnsaved(texts: NewTexts): void {
    for (const [file, text] of texts) {
      const disk = readContentFile(this.root, file);
      const base = this.#state.staged[file] === undefined ? disk : this.#state.staged[file].base;
      if (text === disk) delete this.#state.staged[file];
      else this.#state.staged[file] = { base, text };
    }
    this.#changed();
  }

  #changed(): void {
    this.version++;
    writeUnsavedWork(this.root, this.#state);
  }
}
