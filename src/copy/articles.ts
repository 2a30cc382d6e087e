import { foldersIn } from '#src/content/io/folders.ts';
import { ContentError, checked, parseYaml, readText } from '#src/content/io/read.ts';
import { staleAuthoritiesIn } from '#src/content/loaders/stale-facts.ts';
import { type ArticleCopy, articleFrontMatter, type FrontMatter } from '#src/content/schemas/article.ts';
import type { Language } from '#src/lib/language.ts';
import { fillAll } from './copy.ts';
import { fillCopy } from './fill.ts';
import { type RenderedArticle, renderArticle } from './markdown.ts';

/** An article, ready to print. */
export interface Article extends ArticleCopy, RenderedArticle {}

/** Words a minute that the stated reading times assume (BL-3). */
export const readingSpeed = 200;

/** Where the articles live. */
export const folder = 'content/articles';
const fence = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*\n/;

/** Ids of all articles: the folders of content/articles/. */
export const articleIds = (): string[] => foldersIn(folder);

/** File of an article in one language. */
export const fileOf = (id: string, lang: Language): string => `${folder}/${id}/${lang}.md`;

/** An article as written: front matter, and the body before facts are filled in. */
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
      `${file}: no front matter. Title and date come from it. Begin the file with "---" as the other articles do.`,
    );
  }
  // The line of the fence is kept, so that an error names the line of the file.
  const data = parseYaml(file, `\n${front}`);
  return { front: checked(file, data, articleFrontMatter), body: source.slice(block.length) };
};

/** Front matter and body as written, before facts are filled in. @throws ContentError */
export const rawArticle = (id: string, lang: Language): RawArticle => readArticle(fileOf(id, lang));

const cache = new Map<string, Article>();

/** An article in one language. @throws ContentError naming file, reason and remedy. */
export const article = (id: string, lang: Language): Article => {
  const file = fileOf(id, lang);
  const known = cache.get(file);
  if (known !== undefined) return known;
  const { front, body } = rawArticle(id, lang);
  const filled = fillAll(front, lang, file);
  const { metaTitle: title, description, keywords } = filled;
  const made: Article = {
    id,
    ...filled,
    meta: { title, description, keywords },
    ...renderArticle(fillCopy(body, lang, file), lang, file),
  };
  cache.set(file, made);
  return made;
};

/** All articles in the order of the index (BL-1). */
export const allArticles = (lang: Language): Article[] =>
  articleIds()
    .map((id) => article(id, lang))
    .sort((a, b) => a.order - b.order);

/** Public bodies behind those facts of an article that are past their review date on a day (BC-5). */
export const staleAuthorities = (id: string, lang: Language, today: Date): string[] =>
  staleAuthoritiesIn(rawArticle(id, lang).body, lang, today);
