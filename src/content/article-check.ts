import { languages } from '../site/language.ts';
import {
  article,
  articleIds,
  type FrontMatter,
  fileOf,
  folder,
  type RawArticle,
  rawArticle,
} from './articles.ts';
import { looseDigits } from './check.ts';
import { ContentError } from './read.ts';

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

const problemsOf = (id: string, allowed: readonly RegExp[]): string[] => {
  const [fr, nl] = [rawArticle(id, 'fr'), rawArticle(id, 'nl')];
  for (const lang of languages) article(id, lang); // Unknown facts, tables without a caption, HTML: these throw.
  return [
    ...articleDigits(fileOf(id, 'fr'), fr, allowed),
    ...articleDigits(fileOf(id, 'nl'), nl, allowed),
    ...articleTwins(`${folder}/${id}`, fr, nl),
  ];
};

/** What is wrong with the articles, one message each, so that one run shows all there is to mend. */
export const articleProblems = (allowed: readonly RegExp[]): string[] =>
  articleIds().flatMap((id) => {
    try {
      return problemsOf(id, allowed);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return [error.message];
    }
  });
