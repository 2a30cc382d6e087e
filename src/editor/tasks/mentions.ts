import type { Location } from '@pajotherm/editor/contract';
import { textsIn } from '#src/content/copy/texts-in.ts';
import type { Site } from '#src/load-site.ts';

/** A text of the site with its location. */
export type Written = Location & { text: string };

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

/** Texts by their place: those of both languages together. */
export const placesOf = (texts: readonly Written[]): Written[][] => [
  ...Map.groupBy(texts, ({ file, path }) =>
    JSON.stringify([file.replace(/\/(?:fr|nl)\./, '/.'), path]),
  ).values(),
];

/** The locations of texts, each once: the editor shows both languages of a location. */
export const locationsOf = (texts: readonly Written[]): Location[] =>
  placesOf(texts).flatMap(([first]) => (first ? [{ file: first.file, path: first.path }] : []));
