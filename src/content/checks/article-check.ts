import { marked } from 'marked';
import {
  article,
  articleIds,
  fileOf,
  folder,
  type RawArticle,
  rawArticle,
  readingSpeed,
} from '#src/copy/articles.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { problemsIn } from '../io/read.ts';
import type { FrontMatter } from '../schemas/article.ts';
import { articleDrawingProblems, sceneProblems } from './article-drawing.ts';
import { hardcodedNumbers } from './check.ts';
import { headProblems } from './head-check.ts';
import { placeProblems } from './place-check.ts';

/** Facts a body names, however often: the languages may count them differently. */
const factsIn = (body: string): string => [...new Set(body.match(/\{[^}]*\}/g))].sort().join(' ');
/** How many headings, tables, rows, boxes, items of lists and pictures a body has, wherever they stand. */
const shapeOf = (body: string): string => {
  const counts = { '##': 0, '###': 0, tables: 0, rows: 0, boxes: 0, items: 0, numbered: 0, pictures: 0 };
  marked.walkTokens(marked.lexer(body), (token) => {
    if (token.type === 'heading') counts[token.depth === 2 ? '##' : '###'] += 1;
    if (token.type === 'table') {
      counts.tables += 1;
      counts.rows += token.rows.length;
    }
    if (token.type === 'blockquote') counts.boxes += 1;
    if (token.type === 'list') counts[token.ordered ? 'numbered' : 'items'] += token.items.length;
    if (token.type === 'image') counts.pictures += 1;
  });
  return Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');
};

const frontKeys = [
  'order',
  'date',
  'updated',
  'readTime',
  'ground',
  'emoji',
  'scene',
  'loadsDirectly',
] as const satisfies (keyof FrontMatter)[];
const factsOfFront = (front: FrontMatter): string =>
  frontKeys
    .map((key) => front[key])
    .join(' ')
    .trim();

/** Figures written into an article that are no facts, one message each. `file` names it in the messages. */
export const articleDigits = (
  file: string,
  { front, body }: RawArticle,
  allowed: readonly RegExp[],
): string[] => {
  const { order, date, updated, readTime, ground, scene, loadsDirectly, ...words } = front;
  return hardcodedNumbers(file, { ...words, body }, allowed);
};

/** In what the French and the Dutch article tell different things. `name` is their folder. */
export const articleTwins = (name: string, fr: RawArticle, nl: RawArticle): string[] => {
  const pairs: [string, string, string][] = [
    [frontKeys.join(', '), factsOfFront(fr.front), factsOfFront(nl.front)],
    ['facts named', factsIn(fr.body), factsIn(nl.body)],
    ['number of headings, tables, rows, boxes, items, pictures', shapeOf(fr.body), shapeOf(nl.body)],
  ];
  return pairs
    .filter(([, french, dutch]) => french !== dutch)
    .map(
      ([what, french, dutch]) =>
        `${name}: ${what} differ: fr ${french} / nl ${dutch}. Readers of one language would learn less. Bring the twins in line.`,
    );
};

/** A reading time that the text does not take, as a message (BL-3). `words` is what a reader reads. */
export const readTimeProblems = (file: string, readTime: number, words: number): string[] => {
  const minutes = words / readingSpeed;
  if (Math.abs(minutes / readTime - 1) <= 0.2) return [];
  return [
    `${file}: readTime: is ${readTime}, but ${words} words take ${Math.round(minutes)} minutes at ${readingSpeed} a minute. Readers would plan with a wrong time. Write ${Math.round(minutes)} in both languages, or bring the text within a fifth of its time.`,
  ];
};

const languageProblems = (id: string, lang: Language, allowed: readonly RegExp[]): readonly string[] => {
  const file = fileOf(id, lang);
  const digits = problemsIn(() => articleDigits(file, rawArticle(id, lang), allowed));
  // Unknown facts, tables without a caption, HTML: these throw.
  const shown = problemsIn(() => {
    const { metaTitle, description, readTime, words } = article(id, lang);
    return [
      ...headProblems({ file, key: 'metaTitle', kind: 'title', text: metaTitle }),
      ...headProblems({ file, key: 'description', kind: 'description', text: description }),
      ...readTimeProblems(file, readTime, words),
    ];
  });
  return [...digits, ...shown];
};

/** Articles that load directly where it is not one of them, as a message (BL-4). */
const directProblems = (): string[] => {
  const direct = articleIds().filter((id) => rawArticle(id, 'fr').front.loadsDirectly === true);
  if (direct.length === 1 || articleIds().length === 0) return [];
  return [
    `${folder}: ${direct.length === 0 ? 'no article has' : `${direct.join(' and ')} have`} loadsDirectly: true. On the blog one article, whose card shows no notice while it loads, leads without a wait, the others are fetched on demand. Write it in the front matter of one article, in both languages, and in no other.`,
  ];
};

const problemsOf = (id: string, allowed: readonly RegExp[]): readonly string[] => [
  ...articleDrawingProblems(id),
  ...problemsIn(() => sceneProblems(fileOf(id, 'fr'), rawArticle(id, 'fr').front.scene)),
  ...languages.flatMap((lang) => languageProblems(id, lang, allowed)),
  ...problemsIn(() => articleTwins(`${folder}/${id}`, rawArticle(id, 'fr'), rawArticle(id, 'nl'))),
];

/** What is wrong with the articles, one message each, so that one run shows all there is to mend. */
export const articleProblems = (allowed: readonly RegExp[]): string[] => [
  ...new Set([
    ...articleIds().flatMap((id) => problemsOf(id, allowed)),
    ...problemsIn(directProblems),
    // The twin has the same place, or the build stops for that.
    ...problemsIn(() =>
      placeProblems(
        articleIds().map((id) => ({ file: fileOf(id, 'fr'), order: rawArticle(id, 'fr').front.order })),
      ),
    ),
  ]),
];
