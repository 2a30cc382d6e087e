import type { Written } from './mentions.ts';

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

const rewrite = (
  texts: readonly Written[],
  names: readonly string[],
  change: (items: readonly string[]) => readonly string[],
): Written[] =>
  texts.flatMap((written) => {
    const text = written.text.replace(listPattern(names), (list) => {
      const { word, items } = partsOf(list);
      const next = change(items);
      return next.length < 2 ? list : `${next.slice(0, -1).join(', ')} ${word} ${next.at(-1)}`;
    });
    return text === written.text ? [] : [{ ...written, text }];
  });

/** The texts that list all the names, each with one more at the end of its list. */
export const listsWith = (texts: readonly Written[], names: readonly string[], added: string): Written[] =>
  rewrite(texts, names, (items) => (items.length === names.length ? [...items, added] : items));

/** The texts that list at least three of the names, without one of them. */
export const listsWithout = (texts: readonly Written[], names: readonly string[], gone: string): Written[] =>
  rewrite(texts, names, (items) =>
    items.length < 3
      ? items
      : items.filter((item) => !new RegExp(`(?:^|[[ '’])${escaped(gone)}(?:$|\\])`).test(item)),
  );
