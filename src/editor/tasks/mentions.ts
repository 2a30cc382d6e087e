import type { Change, Location } from '@pajotherm/editor/contract';
import { textsIn } from '#src/content/copy/texts-in.ts';
import type { Site } from '#src/load-site.ts';

/** A text of the site with its location. */
export type Written = Location & { text: string };

/** Where a text is, as a key. */
export const locationKey = ({ file, path }: { file: string; path: readonly (string | number)[] }): string =>
  JSON.stringify([file, path]);

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

/** Locations of texts with the number of some things, or a list of at least three. A task that adds or removes one shows them. */
export const listingTexts = (site: Site, count: RegExp, names: readonly string[]): Location[] =>
  locationsOf(
    writtenTexts(site).filter(
      ({ text }) => count.test(text) || names.filter((name) => text.includes(name)).length > 2,
    ),
  );

/** Groups texts by their place: each group has the text of both languages. */
export const placesOf = (texts: readonly Written[]): Written[][] => [
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
