import { type Language, languages } from '../site/language.ts';
import { articleDrawingProblems } from './article-drawing.ts';
import {
  article,
  articleIds,
  type FrontMatter,
  fileOf,
  folder,
  type RawArticle,
  rawArticle,
  readingSpeed,
} from './articles.ts';
import { looseDigits } from './check.ts';
import { headProblems } from './head-check.ts';
import { problemsIn } from './read.ts';

/** Facts a body names, however often: the languages may count them differently. */
const factsIn = (body: string): string => [...new Set(body.match(/\{[^}]*\}/g))].sort().join(' ');
/** How many headings, tables, boxes, items and rows a body has. */
const shapeOf = (body: string): string =>
  ['\n## ', '\n### ', '\nTable: ', '\n> [!', '\n- ', '\n| ']
    .map((mark) => `${mark.trim()} ${body.split(mark).length - 1}`)
    .join(', ');

const factsOfFront = ({ order, date, updated, readTime, ground, emoji }: FrontMatter): string =>
  [order, date, updated, readTime, ground, emoji].join(' ').trim();

/** Figures written into an article that are no facts, one message each. `file` names it in the messages. */
export const articleDigits = (
  file: string,
  { front, body }: RawArticle,
  allowed: readonly RegExp[],
): string[] => {
  const { order, date, updated, readTime, ground, ...words } = front;
  return looseDigits(file, { ...words, body }, allowed);
};

/** In what the French and the Dutch article tell different things. `name` is their folder. */
export const articleTwins = (name: string, fr: RawArticle, nl: RawArticle): string[] => {
  const pairs: [string, string, string][] = [
    ['order, date, updated, readTime, ground, emoji', factsOfFront(fr.front), factsOfFront(nl.front)],
    ['facts named', factsIn(fr.body), factsIn(nl.body)],
    ['number of headings, tables, boxes, items, rows', shapeOf(fr.body), shapeOf(nl.body)],
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

const problemsOf = (id: string, allowed: readonly RegExp[]): readonly string[] => [
  ...articleDrawingProblems(id),
  ...languages.flatMap((lang) => languageProblems(id, lang, allowed)),
  ...problemsIn(() => articleTwins(`${folder}/${id}`, rawArticle(id, 'fr'), rawArticle(id, 'nl'))),
];

/** What is wrong with the articles, one message each, so that one run shows all there is to mend. */
export const articleProblems = (allowed: readonly RegExp[]): string[] => [
  ...new Set(articleIds().flatMap((id) => problemsOf(id, allowed))),
];
