/** Two texts around what differs between them. */
export interface ChangedWords {
  start: string;
  before: string;
  after: string;
  end: string;
}

/** Texts up to this length are shown whole. */
const shortText = 60;

/** Characters on either side of what differs, and most of what differs itself. */
const context = 30;
const mostChanged = 80;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

const commonCount = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((word, index) => word !== other[index]);
  return end < 0 ? one.length : end;
};

/** The first words of a text. */
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/(\s)\S*$/, '$1')}…` : text;

/** The last words of a text. */
const cutStart = (text: string, most: number): string =>
  text.length > most ? `…${text.slice(-most).replace(/^\S*(\s)/, '$1')}` : text;

/** What differs between two texts, by words, with a few words around it where they are long. */
export const changedWords = (before: string, after: string): ChangedWords => {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const first = commonCount(old, now);
  const [oldRest, nowRest] = [old.slice(first).reverse(), now.slice(first).reverse()];
  const last = commonCount(oldRest, nowRest);
  const part = (words: readonly string[]) => words.slice(first, words.length - last).join('');
  const start = old.slice(0, first).join('');
  const end = old.slice(old.length - last).join('');
  if (Math.max(before.length, after.length) <= shortText)
    return { start, before: part(old), after: part(now), end };
  return {
    start: cutStart(start, context),
    before: cut(part(old), mostChanged),
    after: cut(part(now), mostChanged),
    end: cut(end, context),
  };
};
