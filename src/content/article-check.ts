import { languages } from '../site/language.ts';
import { articleIds, type FrontMatter, fileOf, folder, rawArticle } from './articles.ts';
import { looseDigits } from './check.ts';

/** Facts a body names, however often: the languages may count them differently. */
const factsIn = (body: string): string => [...new Set(body.match(/\{[^}]*\}/g))].sort().join(' ');
/** How many headings, tables, boxes, items and rows a body has. */
const shapeOf = (body: string): string =>
  ['\n## ', '\n### ', '\nTable: ', '\n> [!', '\n- ', '\n| ']
    .map((mark) => `${mark.trim()} ${body.split(mark).length - 1}`)
    .join(', ');

const factsOfFront = ({ order, date, updated, readTime, ground }: FrontMatter): string =>
  [order, date, updated, readTime, ground].join(' ');

/** What is wrong with the articles, one message each: loose figures, twins that tell different things. */
export const articleProblems = (allowed: readonly RegExp[]): string[] =>
  articleIds().flatMap((id) => {
    const twins = languages.map((lang) => ({ lang, ...rawArticle(id, lang) }));
    const loose = twins.flatMap(({ lang, front, body }) => {
      const { order, date, updated, readTime, ground, ...words } = front;
      return looseDigits(fileOf(id, lang), { ...words, body }, allowed);
    });
    const [fr, nl] = twins;
    if (fr === undefined || nl === undefined) return loose;
    const pairs: [string, string, string][] = [
      ['order, date, updated, readTime, ground', factsOfFront(fr.front), factsOfFront(nl.front)],
      ['facts named', factsIn(fr.body), factsIn(nl.body)],
      ['number of headings, tables, boxes, items, rows', shapeOf(fr.body), shapeOf(nl.body)],
    ];
    return [
      ...loose,
      ...pairs
        .filter(([, french, dutch]) => french !== dutch)
        .map(
          ([what, french, dutch]) =>
            `${folder}/${id}: ${what} differ: fr ${french} / nl ${dutch}. Readers of one language would learn less. Bring the twins in line.`,
        ),
    ];
  });
