import { foldersIn } from '#src/content/io/folders.ts';
import { ContentError, parseYaml, readText, validateData } from '#src/content/io/read.ts';
import { type ArticleCopy, articleFrontMatter, type FrontMatter } from '#src/content/schemas/article.ts';
import type { Language } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';
import { currentBody, currentCopy } from './ended-facts.ts';
import { fillCopy } from './fill.ts';
import { fillAll } from './fill-all.ts';
import { type RenderedArticle, renderArticle } from './markdown.ts';
import { articleWithReviewNotices } from './review-notices.ts';

/** An article, rendered. */
export interface Article extends ArticleCopy, RenderedArticle {}

/** Words per minute, the basis of reading times (BL-3). */
export const readingSpeed = 200;

/** Whole minutes, at least one, that a text with this number of words takes (BL-3). */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / readingSpeed));

/** Folder of the articles. */
export const folder = 'content/articles';
const fence = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*\n/;

/** Ids of all articles: the names of their folders. */
export const articleIds = (): string[] => foldersIn(folder);

/** File of an article in one language. */
export const fileOf = (id: string, lang: Language): string => `${folder}/${id}/${lang}.md`;

/** An article with its placeholders not yet replaced. */
export interface RawArticle {
  front: FrontMatter;
  body: string;
}

/** Reads an article's file. @throws ContentError */
export const readArticle = (file: string): RawArticle => {
  const source = readText(file);
  const [block, front] = source.match(fence) ?? [];
  if (block === undefined || front === undefined) {
    throw new ContentError(
      `${file}: no front matter. Title and date come from it. Begin the file with "---" like the other articles.`,
    );
  }
  // The line break stands for the first "---", so that YAML errors have the line number of the file.
  const data = parseYaml(file, `\n${front}`);
  return { front: validateData(file, data, articleFrontMatter), body: source.slice(block.length) };
};

/** An article in one language, with its placeholders not yet replaced. @throws ContentError */
export const rawArticle = (id: string, lang: Language): RawArticle => readArticle(fileOf(id, lang));

const cache = new Map<string, Article>();

/** An article in one language. @throws ContentError with file, reason and remedy. */
export const article = (id: string, lang: Language): Article => {
  const file = fileOf(id, lang);
  const cached = cache.get(file);
  if (cached !== undefined) return cached;
  const raw = rawArticle(id, lang);
  const filled = fillAll(currentCopy(raw.front, file, lang, today()), lang, file);
  const body = currentBody(raw.body, file, lang, today());
  const { metaTitle: title, description, keywords } = filled;
  const text = renderArticle(fillCopy(articleWithReviewNotices(body, lang, today()), lang, file), lang, file);
  const rendered: Article = {
    id,
    ...filled,
    readTime: filled.readTime ?? readingMinutes(text.words),
    meta: { title, description, keywords },
    ...text,
  };
  cache.set(file, rendered);
  return rendered;
};

/** All articles in the order of the index (BL-1). */
export const allArticles = (lang: Language): Article[] =>
  articleIds()
    .map((id) => article(id, lang))
    .sort((a, b) => a.order - b.order);
