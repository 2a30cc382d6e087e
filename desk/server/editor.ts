import { type Changes, changesOf } from '../changes/changes.ts';
import { editContent, readContent } from '../source/content-source.ts';
import { type Complete, completed } from './completed.ts';
import { hashOf, readSource } from './content-files.ts';
import { dataDifferences, fileDifferences } from './file-differences.ts';
import type { Reader } from './new-problems.ts';
import type { Conflict, FileChanges, OpenFile, SaveResult } from './results.ts';
import { History, type Texts, textsNow, writeAll } from './transaction.ts';

const asTheyAre: Complete = () => null;

/** Texts with what else is asked for: computed when the save has its turn, so that no other save comes between. */
export type Extend = (texts: Texts) => Texts;

/** Opens and saves content files. Saves run one after the other, so that two windows cannot overwrite each other. */
export class Editor {
  readonly history = new History();
  readonly #root: string;
  readonly #reader: Reader;
  /** Texts that were handed out, by hash, to tell what differs when a file has changed since. */
  readonly #opened = new Map<string, string>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(root: string, reader: Reader) {
    this.#root = root;
    this.#reader = reader;
  }

  /** @throws EditError where it is no content file or not valid */
  open(file: string): OpenFile {
    const source = readSource(this.#root, file);
    const hash = hashOf(source);
    this.#opened.set(hash, source);
    return { file, hash, data: readContent(file, source) };
  }

  /** Writes the changes, unless the build would refuse them or a file has changed since it was opened. @throws EditError */
  save(
    files: readonly FileChanges[],
    complete = asTheyAre,
    extend: Extend = (texts) => texts,
  ): Promise<SaveResult> {
    return this.#inTurn(async () => {
      const conflicts = this.#conflicts(files);
      if (conflicts.length > 0) return { result: 'conflict', conflicts };
      const texts = new Map(
        files.map(({ file, changes }) => [file, editContent(file, readSource(this.#root, file), changes)]),
      );
      return this.#checkAndWrite(extend(texts), complete, () => this.#conflicts(files));
    });
  }

  /** Writes whole files, new ones or such as are to be deleted (null), unless the build would refuse them. */
  replace(texts: Texts, complete = asTheyAre): Promise<SaveResult> {
    return this.#inTurn(() => this.#checkAndWrite(texts, complete, () => []));
  }

  /** Takes the last save back; null where there is none. */
  undo(): Promise<SaveResult | null> {
    return this.#inTurn(async () => {
      const last = this.history.last(this.#root);
      if (last === null) return null;
      if (last.changed.length > 0)
        return {
          result: 'conflict',
          conflicts: last.changed.map((file) => ({ ...this.open(file), differences: [] })),
        };
      writeAll(this.#root, last.texts);
      this.history.drop();
      return {
        result: 'saved',
        files: this.#openAll(last.texts),
        also: [],
        remaining: [],
        milliseconds: { check: 0, write: 0 },
      };
    });
  }

  /** What the last save changed, which undo takes back: null where there is none. */
  lastSave(): Changes | null {
    const last = this.history.last(this.#root);
    return last && changesOf(last.texts, last.saved);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #openAll(texts: Texts): OpenFile[] {
    return [...texts].flatMap(([file, text]) => (text === null ? [] : [this.open(file)]));
  }

  #conflicts(files: readonly FileChanges[]): Conflict[] {
    return files.flatMap(({ file, hash }) => {
      const now = this.open(file);
      if (now.hash === hash) return [];
      const opened = this.#opened.get(hash);
      const before = opened === undefined ? undefined : readContent(file, opened);
      return [{ ...now, differences: before === undefined ? [] : dataDifferences(file, before, now.data) }];
    });
  }

  async #checkAndWrite(
    asked: Texts,
    complete: Complete,
    conflictsNow: () => Conflict[],
  ): Promise<SaveResult> {
    const start = performance.now();
    const { texts, problems, remaining } = await completed(this.#root, this.#reader, asked, complete);
    if (problems.length > 0) return { result: 'refused', problems };
    const conflicts = conflictsNow();
    if (conflicts.length > 0) return { result: 'conflict', conflicts };
    const before = new Map([...textsNow(this.#root, texts.keys()), ...asked]);
    const checked = performance.now();
    const saved = writeAll(this.#root, texts);
    if (texts.size > 0) this.history.add(saved);
    const written = performance.now();
    return {
      result: 'saved',
      files: this.#openAll(texts),
      also: fileDifferences(before, texts),
      remaining,
      milliseconds: { check: checked - start, write: written - checked },
    };
  }
}
