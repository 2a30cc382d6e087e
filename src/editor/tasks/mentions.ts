import type { Change, LocalisedText, Location, TextToCorrect } from '@pajotherm/editor/contract';
import { textsIn } from '#src/content/copy/texts-in.ts';
import { type Language, perOwnerLanguage } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';

/** A text of the site with its location. */
export type WrittenText = Location & { text: string };

/** The language of a text, from the name of its file. */
export const languageOfText = ({ file }: Location): Language => (/\/nl\./.test(file) ? 'nl' : 'fr');

/** No page shows the key words. */
const shownIn = (value: unknown) => textsIn(value).filter(({ path }) => !path.includes('keywords'));

/** All texts that visitors read, of an article each line. */
export const writtenTexts = ({ content: { rawCopy, rawArticles } }: Site): WrittenText[] => [
  ...[...rawCopy].flatMap(([key, copy]) =>
    shownIn(copy).map((one) => ({ file: `content/copy/${key}.yaml`, ...one })),
  ),
  ...[...rawArticles].flatMap(([key, { front, body }]) => {
    const file = `content/articles/${key}.md`;
    const lines = body.split('\n').map((text, index) => ({ file, path: ['body', index], text }));
    return [...shownIn(front).map((one) => ({ file, ...one })), ...lines];
  }),
];

/** A pattern for any of some names as a whole word. */
export const namePattern = (names: readonly string[]): RegExp => {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'iu');
};

/** The texts that name something, for the owner to correct: each place once, with the words of both languages. */
export const mentionsIn = (
  texts: readonly WrittenText[],
  wordsIn: (written: WrittenText) => readonly string[],
  why: LocalisedText,
): TextToCorrect[] => {
  const found = texts.map((one) => ({ ...one, words: wordsIn(one) })).filter(({ words }) => words.length > 0);
  const places = Map.groupBy(found, ({ file, path }) =>
    JSON.stringify([file.replace(/\/(?:fr|nl)\./, '/.'), path]),
  );
  return [...places.values()].flatMap((place) => {
    const words = perOwnerLanguage((lang) => [
      ...new Set(place.flatMap((one) => (languageOfText(one) === lang ? one.words : []))),
    ]);
    return place.slice(0, 1).map(({ file, path }) => ({ file, path, words, why }));
  });
};

/** Changes that give the texts new words: one for all lines of an article. */
export const textChanges = (texts: readonly WrittenText[], rewrite: (text: string) => string): Change[] => {
  const all = texts.map((one) => ({ ...one, isBody: one.path[0] === 'body', value: rewrite(one.text) }));
  const changed = all.filter(({ text, value }) => text !== value);
  const bodies = new Set(changed.filter(({ isBody }) => isBody).map(({ file }) => file));
  return [
    ...changed.flatMap(({ file, path, value, isBody }): Change[] =>
      isBody ? [] : [{ kind: 'set', file, path, value }],
    ),
    ...[...bodies].map((file): Change => {
      const lines = all.filter((one) => one.isBody && one.file === file);
      return { kind: 'set', file, path: ['body'], value: lines.map(({ value }) => value).join('\n') };
    }),
  ];
};
