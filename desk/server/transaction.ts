import { contentFiles, hashOf, readSource, removeSource, writeSource } from './content-files.ts';

/** New texts of content files by name; null deletes the file. */
export type Texts = ReadonlyMap<string, string | null>;

/** A save that can be taken back. */
interface Saved {
  before: Texts;
  after: Texts;
}

/** Texts of files as they are now; null for one that does not exist. */
export const textsNow = (root: string, files: Iterable<string>): Map<string, string | null> => {
  const known = new Set(contentFiles(root));
  return new Map([...files].map((file) => [file, known.has(file) ? readSource(root, file) : null]));
};

const write = (root: string, texts: Texts): void => {
  const known = new Set(contentFiles(root));
  for (const [file, text] of texts) {
    if (text !== null) writeSource(root, file, text);
    else if (known.has(file)) removeSource(root, file);
  }
};

/**
 * Writes several files. Where one of them cannot be written, those before it get their old text back.
 * @throws what `writeSource` throws
 */
export const writeAll = (root: string, texts: Texts): Saved => {
  const before = textsNow(root, texts.keys());
  const written = new Map<string, string | null>();
  for (const [file, text] of texts) {
    try {
      write(root, new Map([[file, text]]));
      written.set(file, text);
    } catch (error) {
      write(root, new Map([...written.keys()].map((name) => [name, before.get(name) ?? null])));
      throw error;
    }
  }
  return { before, after: texts };
};

/** Saves of this session, which can be taken back from the last to the first. */
export class History {
  readonly #saves: Saved[] = [];

  /** How many saves can be taken back. */
  get length(): number {
    return this.#saves.length;
  }

  add(saved: Saved): void {
    this.#saves.push(saved);
  }

  /**
   * Texts that take the last save back; null where there is none. `changed` are files that somebody has changed since,
   * which are not overwritten.
   */
  last(root: string): { texts: Texts; saved: Texts; changed: string[] } | null {
    const save = this.#saves.at(-1);
    if (save === undefined) return null;
    const now = textsNow(root, save.after.keys());
    const hash = (text: string | null | undefined) => (typeof text === 'string' ? hashOf(text) : null);
    const changed = [...now]
      .filter(([file, text]) => hash(text) !== hash(save.after.get(file)))
      .map(([file]) => file);
    return { texts: save.before, saved: save.after, changed };
  }

  drop(): void {
    this.#saves.pop();
  }
}
