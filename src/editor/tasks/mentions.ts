import type { Change, LocalisedText, Location, Reread } from '@pajotherm/editor/contract';
import { textsIn } from '#src/content/copy/texts-in.ts';
import { inBoth, type Language } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';

/** A text of the site with its location. */
export type Written = Location & { text: string };

/** Where a text is, as a key. */
export const locationKey = ({ file, path }: { file: string; path: readonly (string | number)[] }): string =>
  JSON.stringify([file, path]);

/** The language of a text, from the name of its file. */
export const languageOf = ({ file }: Location): Language => (/\/nl\./.test(file) ? 'nl' : 'fr');

/** All texts that visitors read, of an article each line. */
export const writtenTexts = ({ content: { rawCopy, rawArticles } }: Site): Written[] => [
  ...[...rawCopy].flatMap(([key, copy]) =>
    textsIn(copy).map(({ path, text }) => ({ file: `content/copy/${key}.yaml`, path, text })),
  ),
  ...[...rawArticles].flatMap(([key, { front, body }]) => {
    const file = `content/articles/${key}.md`;
    const lines = body.split('\n').map((text, index) => ({ file, path: ['body', index], text }));
    return [...textsIn(front).map((one) => ({ file, ...one })), ...lines];
  }),
];

/** Groups texts by their place: each group has the text of both languages. */
export const placesOf = <Text extends Written>(texts: readonly Text[]): Text[][] => [
  ...Map.groupBy(texts, ({ file, path }) =>
    JSON.stringify([file.replace(/\/(?:fr|nl)\./, '/.'), path]),
  ).values(),
];

/** Changes that give texts new words: one for all lines of an article. @param texts all texts of the site */
export const textChanges = (texts: readonly Written[], changed: readonly Written[]): Change[] => {
  const [lines, others] = [
    changed.filter(({ path }) => path[0] === 'body'),
    changed.filter(({ path }) => path[0] !== 'body'),
  ];
  const bodies = [...Map.groupBy(lines, ({ file }) => file)].map(([file, own]): Change => {
    const words = new Map(own.map(({ path, text }) => [path[1], text]));
    const body = texts.filter((one) => one.file === file && one.path[0] === 'body');
    const value = body.map(({ path, text }) => words.get(path[1] ?? 0) ?? text).join('\n');
    return { kind: 'set', file, path: ['body'], value };
  });
  return [
    ...others.map(({ file, path, text }): Change => ({ kind: 'set', file, path, value: text })),
    ...bodies,
  ];
};

/** The locations of texts, each once: the editor shows both languages of a location. */
export const locationsOf = (texts: readonly Written[]): Location[] =>
  placesOf(texts).flatMap(([first]) => (first ? [{ file: first.file, path: first.path }] : []));

/** A text with the words in it that are wrong now. */
export type Clashing = Written & { words: readonly string[] };

/** Gives a text its new words; the same ones where there is nothing to change. */
export type Rewrite = (written: Written) => string;

/**
 * What the owner is shown after a task, each place once: the texts to read again, with the wrong words of each language and
 * why they are, and the others that have changed.
 */
export const shownTexts = (
  changed: readonly Written[],
  clashing: readonly Clashing[],
  why: LocalisedText,
): { rewritten: Location[]; reread: Reread[] } => {
  const reread = placesOf(clashing).flatMap((place): Reread[] => {
    const wordsIn = (lang: Language) => place.flatMap((one) => (languageOf(one) === lang ? one.words : []));
    const words = inBoth((lang) => [...new Set(wordsIn(lang))]);
    return place.slice(0, 1).map(({ file, path }) => ({ file, path, words, why }));
  });
  const keys = new Set(reread.map(locationKey));
  return { rewritten: locationsOf(changed).filter((one) => !keys.has(locationKey(one))), reread };
};

/**
 * The texts as some rewritings leave them, each of which gets what the ones before it have changed.
 * @returns all texts, and those that are other ones now
 */
export const rewrittenBy = (
  texts: readonly Written[],
  ...rewritings: readonly Rewrite[]
): { texts: Written[]; changed: Written[] } => {
  const now = texts.map((one) => ({
    ...one,
    text: rewritings.reduce((text, rewrite) => rewrite({ ...one, text }), one.text),
  }));
  return { texts: now, changed: now.filter((one, index) => one.text !== texts[index]?.text) };
};
