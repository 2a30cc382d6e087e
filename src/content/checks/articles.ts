import { marked } from 'marked';
import {
  article,
  articleIds,
  fileOf,
  folder,
  type RawArticle,
  rawArticle,
  readingMinutes,
  readingSpeed,
} from '#src/copy/articles.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { collectProblems } from '../io/read.ts';
import type { FrontMatter } from '../schemas/article.ts';
import { articleDrawingProblems, sceneProblems } from './article-drawing.ts';
import { hardcodedNumbers } from './copy.ts';
import { duplicateOrderProblems } from './duplicate-order.ts';
import { endedArticleProblems } from './facts/ended-facts.ts';
import { formerArticleProblems } from './facts/former-figures.ts';
import { metaLengthProblems } from './meta-lengths.ts';

/** Placeholders in a text, without duplicates: a translation may repeat one more often. */
const factsIn = (body: string): string => [...new Set(body.match(/\{[^}]*\}/g))].sort().join(' ');
/** Numbers of headings, tables, rows, boxes, list items and pictures in a text, at any level. */
const structureOf = (body: string): string => {
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
const frontValues = (front: FrontMatter): string =>
  frontKeys
    .map((key) => front[key])
    .join(' ')
    .trim();

/** One message for each hardcoded number in an article. `file` is for the messages. */
export const articleHardcodedNumbers = (
  file: string,
  { front, body }: RawArticle,
  allowed: readonly RegExp[],
): string[] => {
  const { order, date, updated, readTime, ground, scene, loadsDirectly, ...texts } = front;
  return hardcodedNumbers(file, { ...texts, body }, allowed);
};

/** Differences between the French and the Dutch version of an article. `name` is their folder. */
export const articleMismatches = (name: string, fr: RawArticle, nl: RawArticle): string[] => {
  const pairs: [string, string, string][] = [
    [frontKeys.join(', '), frontValues(fr.front), frontValues(nl.front)],
    ['facts named', factsIn(fr.body), factsIn(nl.body)],
    ['number of headings, tables, rows, boxes, items, pictures', structureOf(fr.body), structureOf(nl.body)],
  ];
  return pairs
    .filter(([, french, dutch]) => french !== dutch)
    .map(
      ([what, french, dutch]) =>
        `${name}: ${what} differ: fr ${french} / nl ${dutch}. Readers of one language would get less information. Make them equal in both languages.`,
    );
};

/** A message if a written reading time of an article does not fit its number of words (BL-3). */
export const readTimeProblems = (file: string, readTime: number, words: number): string[] => {
  const minutes = words / readingSpeed;
  const rounded = readingMinutes(words);
  if (readTime === rounded || Math.abs(minutes / readTime - 1) <= 0.2) return [];
  return [
    `${file}: readTime: is ${readTime}, but ${words} words take ${rounded} minutes at ${readingSpeed} words per minute. Readers would expect a wrong time. Write ${rounded} in both languages, leave readTime out in both, or change the length of the text (up to 20 % difference is allowed).`,
  ];
};

const languageProblems = (id: string, lang: Language, allowed: readonly RegExp[]): readonly string[] => {
  const file = fileOf(id, lang);
  const written = collectProblems(() => {
    const raw = rawArticle(id, lang);
    return [
      ...articleHardcodedNumbers(file, raw, allowed),
      ...formerArticleProblems(file, raw.body),
      ...endedArticleProblems(id, lang, raw),
    ];
  });
  // `article` throws on unknown facts, tables without a caption, and HTML.
  const rendered = collectProblems(() => {
    const { metaTitle, description, readTime, words } = article(id, lang);
    return [
      ...metaLengthProblems({ file, key: 'metaTitle', kind: 'title', text: metaTitle }),
      ...metaLengthProblems({ file, key: 'description', kind: 'description', text: description }),
      ...readTimeProblems(file, readTime, words),
    ];
  });
  return [...written, ...rendered];
};

/** A message if not exactly one article has `loadsDirectly` (BL-4). */
const loadsDirectlyProblems = (): string[] => {
  const direct = articleIds().filter((id) => rawArticle(id, 'fr').front.loadsDirectly === true);
  if (direct.length === 1 || articleIds().length === 0) return [];
  return [
    `${folder}: ${direct.length === 0 ? 'no article has' : `${direct.join(' and ')} have`} loadsDirectly: true. On the blog the card of exactly one article shows no loading notice. Write it in the front matter of one article, in both languages, and remove it from the others.`,
  ];
};

const problemsOf = (id: string, allowed: readonly RegExp[]): readonly string[] => [
  ...articleDrawingProblems(id),
  ...collectProblems(() => sceneProblems(fileOf(id, 'fr'), rawArticle(id, 'fr').front.scene)),
  ...languages.flatMap((lang) => languageProblems(id, lang, allowed)),
  ...collectProblems(() => articleMismatches(`${folder}/${id}`, rawArticle(id, 'fr'), rawArticle(id, 'nl'))),
];

/** All problems of the articles, without duplicates. */
export const articleProblems = (allowed: readonly RegExp[]): string[] => [
  ...new Set([
    ...articleIds().flatMap((id) => problemsOf(id, allowed)),
    ...collectProblems(loadsDirectlyProblems),
    // French only: `articleMismatches` reports a Dutch version with another `order`.
    ...collectProblems(() =>
      duplicateOrderProblems(
        articleIds().map((id) => ({ file: fileOf(id, 'fr'), order: rawArticle(id, 'fr').front.order })),
      ),
    ),
  ]),
];
