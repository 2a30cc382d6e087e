import { marked } from 'marked';
import { differenceOfLists, placeholdersOf } from '../checks/translations.ts';
import { at, finding, type MessageParam, type Report } from '../finding.ts';
import { memoizeText } from '../memoize.ts';
import type { FrontMatter } from '../schemas/article.ts';
import type { RawArticle } from './article.ts';

/** The shape of a text: each heading, paragraph, picture, callout, table with its rows, list with its items. */
const shapeOf = (markdown: string): string[] => {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'heading') found.push(`heading ${token.depth}`);
    else if (token.type === 'table') found.push(`table ${token.rows.length}`);
    else if (token.type === 'list') found.push(`list ${token.ordered} ${token.items.length}`);
    else if (/^(?:blockquote|image|paragraph)$/.test(token.type)) found.push(token.type);
  });
  return found;
};

/** Lists the headings, paragraphs, lists, tables and callouts with their shape, first words and line, from 0. */
const blocksIn = memoizeText((body): { shape: string; words: string; line: number }[] => {
  let next = 0;
  return marked.lexer(body).flatMap((token) => {
    const line = next;
    next += token.raw.split('\n').length - 1;
    // The finding quotes the words without markup: the owner looks for words and knows no markup.
    const words = token.raw
      .trim()
      .replace(/\]\([^)\s]*\)?|\[|\*\*/g, '')
      .slice(0, 40);
    return token.type === 'space' ? [] : [{ shape: shapeOf(token.raw).join(), words, line }];
  });
});

/** The blocks of an article, each with its place for a message: the line in English, the first words in French and Dutch. */
const blocksWithPlaces = ({ body, bodyLine }: RawArticle): { shape: string; where: MessageParam }[] =>
  blocksIn(body).map(({ shape, words, line }) => ({
    shape,
    where: { en: `line ${bodyLine + line}`, fr: `« ${words} »`, nl: `“${words}”` },
  }));

/** Keys of the front matter whose values must be equal in all languages. */
const keysWithEqualValues = [
  'order',
  'date',
  'updated',
  'readTime',
  'background',
  'emoji',
  'scene',
  'loadsDirectly',
] as const satisfies (keyof FrontMatter)[];

/** What must be equal in all languages, beside the shape. A translation may repeat a fact more often. */
const valuesIn = ({ front, body }: RawArticle): string[] => [
  ...keysWithEqualValues.map((key) => `${key}: ${front[key] ?? '–'}`),
  `keywords: ${front.keywords.length}`,
  `photo: ${front.photo?.file ?? '–'}`,
  ...new Set(placeholdersOf(body)),
];

/** Reports differences between the French version of an article and another one, whose file is `file`. */
export const checkArticleLanguages = (
  file: string,
  french: RawArticle,
  other: RawArticle,
  report: Report,
): void => {
  const location = at(file);
  const difference = differenceOfLists(valuesIn(french), valuesIn(other));
  if (difference !== null) report(finding('languages-differ', location, difference));
  const [inFrench, inOther] = [blocksWithPlaces(french), blocksWithPlaces(other)];
  const length = Math.max(inFrench.length, inOther.length);
  const firstDifference = Array.from({ length }, (_, index) => index).find(
    (index) => inFrench[index]?.shape !== inOther[index]?.shape,
  );
  if (firstDifference === undefined) return;
  const placeIn = (blocks: typeof inFrench) => (blocks[firstDifference] ?? blocks.at(-1))?.where ?? '';
  report(
    finding('article-shape-differs', location, { inFrench: placeIn(inFrench), inDutch: placeIn(inOther) }),
  );
};
