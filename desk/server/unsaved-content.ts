import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { editContent } from '../source/content-source.ts';
import { hashOf, readSource } from './content-files.ts';
import { createOverlay, writeTexts } from './overlay.ts';
import type { FileChanges } from './results.ts';
import { type Texts, textsNow } from './transaction.ts';

/** The texts of files with their changes, of those that nobody has changed since they were opened. Nothing is written. */
export const textsWith = (root: string, files: readonly FileChanges[]): Texts =>
  new Map(
    files.flatMap(({ file, hash, changes }) => {
      const source = readSource(root, file);
      return hashOf(source) === hash ? [[file, editContent(file, source, changes)]] : [];
    }),
  );

/**
 * A copy of content/ with what is typed and not saved yet. The development server reads content from here
 * (`process.chdir`), so that its pages show what is typed; checks and saves never read it.
 */
export class UnsavedContent {
  /** Working directory in which `content/` is this copy. */
  readonly folder: string;
  readonly #root: string;
  #shown: readonly string[] = [];

  constructor(root: string) {
    this.#root = root;
    this.folder = createOverlay(root, new Map());
  }

  /** Shows texts in place of what is saved, and everything else as it is saved. True where that changes anything. */
  show(texts: Texts): boolean {
    const saved = textsNow(
      this.#root,
      this.#shown.filter((file) => !texts.has(file)),
    );
    const changed = [...saved, ...texts].filter(([file, text]) => text !== this.#now(file));
    writeTexts(this.folder, new Map(changed));
    this.#shown = [...texts.keys()];
    return changed.length > 0;
  }

  /** Takes a file over that has been written, added or removed. */
  refresh(file: string): void {
    writeTexts(this.folder, textsNow(this.#root, [file]));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #now(file: string): string | null {
    try {
      return readFileSync(join(this.folder, file), 'utf8');
    } catch {
      return null;
    }
  }
}
