import { marked } from 'marked';
import { factDifference, placeholdersOf } from '../checks/translations.ts';
import { at, finding, type Param, type Report } from '../finding.ts';
import type { FrontMatter } from '../schemas/article.ts';
import { articleFile, type RawArticle } from './article.ts';

const parts = {
  '##': { en: '"##" headings', fr: 'titres « ## »', nl: 'titels "##"' },
  '###': { en: '"###" headings', fr: 'titres « ### »', nl: 'titels "###"' },
  tables: { en: 'tables', fr: 'tableaux', nl: 'tabellen' },
  rows: { en: 'rows of tables', fr: 'lignes de tableaux', nl: 'rijen van tabellen' },
  boxes: { en: 'boxes', fr: 'encadrés', nl: 'kaders' },
  items: { en: 'list items', fr: 'éléments de listes', nl: 'elementen van lijsten' },
  numbered: { en: 'numbered items', fr: 'éléments numérotés', nl: 'genummerde elementen' },
  pictures: { en: 'pictures', fr: 'images', nl: 'prenten' },
  paragraphs: { en: 'paragraphs', fr: 'paragraphes', nl: 'alinea’s' },
};
type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];

const shapeOf = (body: string): Record<Part, number> => {
  const counts = Object.fromEntries(partNames.map((part) => [part, 0])) as Record<Part, number>;
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
  return counts;
};

/** Counts the parts of each heading, paragraph, list, table or box. Gives its line or its first words as its place. */
const blocksOf = ({ body, bodyLine }: RawArticle): { what: string; where: Param }[] => {
  let next = bodyLine;
  return marked.lexer(body).flatMap((token) => {
    const line = next;
    next += token.raw.split('\n').length - 1;
    const what = Object.values(shapeOf(token.raw)).join(' ');
    // The owner finds the words, and knows no marks.
    const words = token.raw
      .trim()
      .replace(/\]\([^)\s]*\)?|\[|\*\*/g, '')
      .slice(0, 40);
    const where = { en: `line ${line}`, fr: `« ${words} »`, nl: `“${words}”` };
    return token.type === 'space' ? [] : [{ what, where }];
  });
};

const partingPlaces = (french: RawArticle, dutch: RawArticle) => {
  const [inFrench, inDutch] = [blocksOf(french), blocksOf(dutch)];
  const found = inFrench.findIndex(({ what }, index) => what !== inDutch[index]?.what);
  const index = found === -1 ? inFrench.length : found;
  const placeAt = (blocks: typeof inFrench) => (blocks[index] ?? blocks.at(-1))?.where ?? '';
  return { inFrench: placeAt(inFrench), inDutch: placeAt(inDutch) };
};

const inWords = (counts: Record<Part, number>, some: readonly Part[]): Param => {
  const inLanguage = (lang: 'en' | 'fr' | 'nl') =>
    some.map((part) => `${counts[part]} ${parts[part][lang]}`).join(', ');
  return { en: inLanguage('en'), fr: inLanguage('fr'), nl: inLanguage('nl') };
};

/** Keys of the front matter whose values must be equal in both languages. */
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

/** Reports differences between the French and the Dutch version of an article. */
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
  // A translation may repeat a fact more often.
  const factsIn = ({ body }: RawArticle) => [...new Set(placeholdersOf(body))].sort();
  const difference = factDifference(factsIn(french), factsIn(dutch));
  if (difference !== null) report(finding('facts-differ', place, { difference }));
  const [inFrench, inDutch] = [shapeOf(french.body), shapeOf(dutch.body)];
  const parted = partNames.filter((part) => inFrench[part] !== inDutch[part]);
  // A list that gains or loses an item can turn all its items into paragraphs.
  const other = parted.length > 1 ? parted.filter((part) => part !== 'paragraphs') : parted;
  if (other.length > 0)
    report(
      finding('article-shape-differs', place, {
        french: inWords(inFrench, other),
        dutch: inWords(inDutch, other),
        ...partingPlaces(french, dutch),
      }),
    );
};
