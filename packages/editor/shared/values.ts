/** The position from which two texts differ, and the differing part of each. */
export const differingPart = (
  before: string,
  after: string,
): { at: number; before: string; after: string } => {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at++;
  let tail = 0;
  while (tail < shorter - at && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { at, before: before.slice(at, before.length - tail), after: after.slice(at, after.length - tail) };
};

/** The items of a list that another list lacks; all of them where only the order differs. */
export const itemsNotIn = (items: Value[], others: Value[]): Value[] => {
  const known = new Set(others.map((item) => JSON.stringify(item)));
  const own = items.filter((item) => !known.has(JSON.stringify(item)));
  return own.length === 0 && items.length === others.length ? items : own;
};

/** The two languages of a site. */
export const languages = ['fr', 'nl'] as const;
export type Language = (typeof languages)[number];

/** A text in both languages. */
export type LocalisedText = Record<Language, string>;

/** A moment in words: `30 novembre 2026 à 10:19`. @param time in ISO, or in milliseconds since 1970 */
export const dayAndTime = (time: string | number, language: Language): string =>
  new Date(time).toLocaleString(`${language}-BE`, { dateStyle: 'long', timeStyle: 'short' });

/** Something in both languages. */
export const inBothLanguages = <Part>(make: (language: Language) => Part): Record<Language, Part> => ({
  fr: make('fr'),
  nl: make('nl'),
});

/** A value of a content file. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** True for a map of values. */
export const isObject = (value: Value | undefined): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a value is in a file: keys of maps, indexes of lists. The text of a Markdown file is at `['body']`. */
export type Path = readonly (string | number)[];

/** A value of a content file, by its location. `file` begins with `content/`. */
export interface Location {
  file: string;
  path: Path;
}

/** The values without parts in a value, with their paths. */
export const leavesOf = (value: Value | undefined, path: Path = []): { path: Path; value: Value }[] => {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [{ path, value }];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([key, part]) => leavesOf(part, [...path, key]));
};

/** Whether a location is in another one, or that location itself. */
export const isWithin = ({ file, path }: Location, whole: Location): boolean =>
  file === whole.file && whole.path.every((step, index) => String(path[index]) === String(step));

/** A location as a key. */
export const keyAt = ({ file, path }: Location): string => JSON.stringify([file, path]);

/** Language of a file that is one of two. */
export const languageOf = (file: string): Language | null => {
  const [, language] = /\/(fr|nl)\.(?:yaml|md)$/.exec(file) ?? [];
  return language === 'fr' || language === 'nl' ? language : null;
};

/** The file for a language, where there is one for each. */
export const inLanguage = (file: string, language: Language): string =>
  file.replace(/\/(?:fr|nl)(?=\.(?:yaml|md)$)/, `/${language}`);

/** A location as a key that is the same for both languages of a text. */
export const textKey = ({ file, path }: Location): string => keyAt({ file: inLanguage(file, 'fr'), path });

/** The same file in the other language; null where it has none. */
export const twinOf = (file: string): string | null => {
  const language = languageOf(file);
  return language && inLanguage(file, language === 'fr' ? 'nl' : 'fr');
};
