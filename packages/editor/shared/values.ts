/** The two languages of a site. */
export const languages = ['fr', 'nl'] as const;
export type Language = (typeof languages)[number];

/** A text in both languages. */
export type Texts = Record<Language, string>;

/** A value of a content file. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** True for a map of values. */
export const isObject = (value: Value | undefined): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a value is in a file: keys of maps, indexes of lists. The text of a Markdown file is at `['body']`. */
export type Path = readonly (string | number)[];

/** A value of a content file, by its place. `file` begins with `content/`. */
export interface Place {
  file: string;
  path: Path;
}
