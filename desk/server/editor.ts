import type { Change, Value } from '../source/change.ts';
import { editContent, readContent } from '../source/content-source.ts';
import { type Difference, differences } from '../source/differences.ts';
import { hashOf, readSource } from './content-files.ts';
import { type Problem, problemsIn } from './problem.ts';
import type { ContentReader } from './reader.ts';
import { History, type Texts, textsNow, writeAll } from './transaction.ts';

/** Changes of a file that was opened when its text had this hash. */
export interface FileChanges {
  file: string;
  hash: string;
  changes: readonly Change[];
}

/** A file as it is on disk. */
export interface OpenFile {
  file: string;
  hash: string;
  data: Value;
}

/** A file that somebody else has changed since it was opened, and how. */
export interface Conflict extends OpenFile {
  differences: Difference[];
}

export type SaveResult =
  | {
      result: 'saved';
      files: OpenFile[];
      remaining: Problem[];
      milliseconds: { check: number; write: number };
    }
  | { result: 'refused'; problems: Problem[] }
  | { result: 'conflict'; conflicts: Conflict[] };

type Reader = Pick<ContentReader, 'ask'>;

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
  save(files: readonly FileChanges[]): Promise<SaveResult> {
    return this.#inTurn(async () => {
      const conflicts = this.#conflicts(files);
      if (conflicts.length > 0) return { result: 'conflict', conflicts };
      const texts = new Map(
        files.map(({ file, changes }) => [file, editContent(file, readSource(this.#root, file), changes)]),
      );
      return this.#checkAndWrite(texts, () => this.#conflicts(files));
    });
  }

  /** Writes whole files, new ones or such as are to be deleted (null), unless the build would refuse them. */
  replace(texts: Texts): Promise<SaveResult> {
    return this.#inTurn(() => this.#checkAndWrite(texts, () => []));
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
        remaining: [],
        milliseconds: { check: 0, write: 0 },
      };
    });
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
      return [{ ...now, differences: before === undefined ? [] : differences(before, now.data) }];
    });
  }

  async #checkAndWrite(texts: Texts, conflictsNow: () => Conflict[]): Promise<SaveResult> {
    const start = performance.now();
    const messages = await this.#reader.ask('check', texts);
    // What is wrong already does not keep anyone from correcting something else.
    const known = messages.length === 0 ? [] : await this.#reader.ask('check');
    const problems = messages
      .filter((message) => !known.includes(message))
      .flatMap((message) => problemsIn(message, (file) => this.#dataWith(texts, file)));
    if (problems.length > 0) return { result: 'refused', problems };
    const conflicts = conflictsNow();
    if (conflicts.length > 0) return { result: 'conflict', conflicts };
    const checked = performance.now();
    this.history.add(writeAll(this.#root, texts));
    const written = performance.now();
    return {
      result: 'saved',
      files: this.#openAll(texts),
      remaining: messages.flatMap((message) => problemsIn(message, (file) => this.#dataWith(texts, file))),
      milliseconds: { check: checked - start, write: written - checked },
    };
  }

  #dataWith(texts: Texts, file: string): Value | undefined {
    try {
      const text = texts.get(file) ?? textsNow(this.#root, [file]).get(file);
      return typeof text === 'string' ? readContent(file, text) : undefined;
    } catch {
      return undefined;
    }
  }
}
