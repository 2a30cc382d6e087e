import * as z from 'zod';
import { things } from '../server/bodies.ts';
import { contentFiles, readSource } from '../server/content-files.ts';
import type { Texts } from '../server/transaction.ts';
import type { Change, Value } from '../source/change.ts';
import { editContent, readContent } from '../source/content-source.ts';

/** What adds or removes a thing: the files to write, the one to open then, and what is left to do by hand. */
export interface Plan {
  texts: Texts;
  open: string;
  /** Key of what was added, where it is a part of the file that is opened. */
  openAt?: string;
  left: Left[];
  /** Of a town: the list that would put it on the map of the home page. */
  homeMap?: Left;
}

/** Something that only a person can write: a key of a file. */
export interface Left {
  file: string;
  key: string;
}

/** A request to remove a thing. */
export const removal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('removeTown'), ...things.removeTown.shape }),
  z.strictObject({ kind: z.literal('removeBrand'), ...things.removeBrand.shape }),
  z.strictObject({ kind: z.literal('removeArticle'), ...things.removeArticle.shape }),
]);

/** A request to change a price from a day on. */
export const laterPrice = z.strictObject({ kind: z.literal('laterPrice'), ...things.laterPrice.shape });

/** A request for a thing. */
export const thing = z.discriminatedUnion('kind', [
  ...removal.options,
  z.strictObject({ kind: z.literal('town'), ...things.town.shape }),
  z.strictObject({ kind: z.literal('brand'), ...things.brand.shape }),
  z.strictObject({ kind: z.literal('article'), ...things.article.shape }),
  z.strictObject({ kind: z.literal('question'), ...things.question.shape }),
  laterPrice,
]);
export type Thing = z.infer<typeof thing>;
export type ThingOf<Kind extends Thing['kind']> = Extract<Thing, { kind: Kind }>;

/** The content files as a plan changes them, one change after the other, before anything is written. */
export class PlannedFiles {
  readonly texts: Map<string, string | null>;
  readonly #root: string;

  /** @param texts texts that differ already from those on disk */
  constructor(root: string, texts: Texts = new Map()) {
    this.#root = root;
    this.texts = new Map(texts);
  }

  /** The same files, to plan something else. */
  copy(): PlannedFiles {
    return new PlannedFiles(this.#root, this.texts);
  }

  files(folder: string): string[] {
    return contentFiles(this.#root).filter((file) => file.startsWith(`${folder}/`));
  }

  source(file: string): string {
    return this.texts.get(file) ?? readSource(this.#root, file);
  }

  data(file: string): Value {
    return readContent(file, this.source(file));
  }

  edit(file: string, ...changes: Change[]): void {
    this.texts.set(file, editContent(file, this.source(file), changes));
  }

  write(file: string, text: string | null): void {
    this.texts.set(file, text);
  }
}
