/**
 * A text whose subject is given and whose words are free: each entry of `fr` or `nl` has to occur in it, in capitals or
 * not. `a|b` is one of the two, the beginning of a word is enough, and `{file.key}` is the name of a fact.
 */
export interface Subject {
  /** Requirement, and the section of the specification where it is the customer's own wish. */
  source: string;
  /** Folder of `content/copy/`, or `ui`, or `article/<id>`. */
  name: string;
  /** An item of a list by its id, slug or code, else by its place from 0; a key with others below it is all of them. */
  key: string;
  /** What the text has to speak of. */
  of: string;
  fr: readonly string[];
  nl: readonly string[];
}

/** One text of a page: its key, what it has to speak of, and by which words that is seen in French and in Dutch. */
export type Row = readonly [key: string, of: string, fr: readonly string[], nl: readonly string[]];

/** Subjects that one requirement asks of one piece of content. */
export const subjectsOf = (source: string, name: string, rows: readonly Row[]): Subject[] =>
  rows.map(([key, of, fr, nl]) => ({ source, name, key, of, fr, nl }));
