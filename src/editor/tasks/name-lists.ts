import type { Rewrite } from './mentions.ts';

/** Escapes a name for a pattern. */
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for any of some names as a whole word. */
export const namePattern = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escaped).join('|')})(?![\\p{L}\\d])`, 'u');

/** A pattern for lists of names, "A, B et C", each of which may be a link or have "de" before it. */
const listPattern = (names: readonly string[]): RegExp => {
  const either = names
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
  const name = `(?:(?:de |d['’]|van )?(?:\\[(?:${either})[^\\]]*\\]\\([^)]*\\)|(?:${either})(?![\\p{L}\\d])))`;
  return new RegExp(`(?<![\\p{L}\\d])${name}(?:, ${name})* (?:et|en) ${name}`, 'gu');
};

/** The items of a list of names, and the word before the last. */
const partsOf = (list: string) => {
  const [, word = ''] = / (et|en) (?!.* (?:et|en) )/.exec(list) ?? [];
  return { word, items: list.split(new RegExp(`, | ${word} `)) };
};

/** Changes the items of the lists of names in a text. */
const changeLists = (
  names: readonly string[],
  change: (items: readonly string[]) => readonly string[],
): Rewrite => {
  const pattern = listPattern(names);
  return ({ text }) =>
    text.replace(pattern, (list) => {
      const { word, items } = partsOf(list);
      const next = change(items);
      return next.length < 2 ? list : `${next.slice(0, -1).join(', ')} ${word} ${next.at(-1)}`;
    });
};

/** Puts one more name at the end of the lists that have all the names. */
export const addToLists = (names: readonly string[], added: string): Rewrite =>
  changeLists(names, (items) => (items.length === names.length ? [...items, added] : items));

/** Removes one of the names from the lists that have at least three of them. */
export const removeFromLists = (names: readonly string[], gone: string): Rewrite =>
  changeLists(names, (items) =>
    items.length < 3
      ? items
      : items.filter((item) => !new RegExp(`(?:^|[[ '’])${escaped(gone)}(?:$|\\])`).test(item)),
  );
