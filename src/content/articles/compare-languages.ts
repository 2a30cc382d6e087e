import { marked } from 'marked';
import { at, finding, type Report } from '../finding.ts';
import type { FrontMatter } from '../schemas/article.ts';
import { articleFile, type RawArticle } from './article.ts';

/** Placeholders in a text, without duplicates: a translation may repeat one more often. */
const factsIn = (body: string): string => [...new Set(body.match(/\{[^}]*\}/g))].sort().join(' ');

/** Numbers of headings, tables, rows, boxes, list items, pictures and paragraphs in a text, at any level. */
const shapeOf = (body: string): string => {
  const counts = {
    '##': 0,
    '###': 0,
    tables: 0,
    rows: 0,
    boxes: 0,
    items: 0,
    numbered: 0,
    pictures: 0,
    paragraphs: 0,
  };
  marked.walkTokens(marked.lexer(body), (token) => {
    if (token.type === 'heading') counts[token.depth === 2 ? '##' : '###'] += 1;
    if (token.type === 'table') {
      counts.tables += 1;
      counts.rows += token.rows.length;
    }
    if (token.type === 'blockquote') counts.boxes += 1;
    if (token.type === 'list') counts[token.ordered ? 'numbered' : 'items'] += token.items.length;
    if (token.type === 'image') counts.pictures += 1;
    if (token.type === 'paragraph') counts.paragraphs += 1;
  });
  return Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');
};

/** Keys of the front matter that are the same in both languages. */
const sameKeys = [
  'order',
  'date',
  'updated',
  'readTime',
  'background',
  'emoji',
  'scene',
  'loadsDirectly',
] as const satisfies (keyof FrontMatter)[];

/** Differences between the French and the Dutch version of an article. */
export const checkArticleLanguages = (
  id: string,
  french: RawArticle,
  dutch: RawArticle,
  report: Report,
): void => {
  const place = at(articleFile(id, 'nl'));
  const keys: string[] = sameKeys.filter((key) => french.front[key] !== dutch.front[key]);
  if (french.front.keywords.length !== dutch.front.keywords.length) keys.push('keywords');
  if (french.front.photo?.file !== dutch.front.photo?.file) keys.push('photo');
  if (keys.length > 0) report(finding('article-fields-differ', place, { keys: keys.join(', ') }));
  const facts = { french: factsIn(french.body) || '–', dutch: factsIn(dutch.body) || '–' };
  if (facts.french !== facts.dutch) report(finding('facts-differ', place, facts));
  const shapes = { french: shapeOf(french.body), dutch: shapeOf(dutch.body) };
  if (shapes.french !== shapes.dutch) report(finding('article-shape-differs', place, shapes));
};
