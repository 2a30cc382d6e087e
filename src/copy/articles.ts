import * as z from 'zod';
import { foldersIn } from '#src/content/io/folders.ts';
import { ContentError, checked, parseYaml, readText } from '#src/content/io/read.ts';
import { text } from '#src/content/schemas/copy/shared.ts';
import { grounds } from '#src/lib/grounds.ts';
import type { Language } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';
import { fillCopy } from './fill.ts';
import { fillAll } from './fill-all.ts';
import { type RenderedArticle, renderArticle } from './markdown.ts';
import { articleWithReviewNotices } from './review-notices.ts';

/** Front matter of content/articles/<id>/<lang>.md. */
export const articleFrontMatter = z.strictObject({
  /** Place on the index, from 1. */
  order: z.int().min(1),
  title: text,
  /** Second line of the header: may smile. */
  subtitle: text,
  excerpt: text,
  metaTitle: text,
  description: text,
  keywords: z.array(text).min(1),
  category: text,
  /** Stands before the category on a card, for a category that has none yet (src/sections/blog/category-emoji.ts). */
  emoji: z.emoji().optional(),
  date: z.iso.date(),
  updated: z.iso.date(),
  /** Minutes, at 200 words a minute. */
  readTime: z.int().min(1),
  /** What the header's drawing shows, for those who do not see it. */
  drawing: text,
  /** Ground of its drawing. */
  ground: z.enum(grounds),
  /** Drawing of the whole header; without one that is the article's panel, set on a street. */
  scene: z
    .string()
    .regex(
      /^article-[a-z-]+$/,
      'the name of a drawing of src/drawings/ that begins with article-, without .svg',
    )
    .optional(),
  /** True for the one article that loads directly; the others are fetched on demand (BL-4). */
  loadsDirectly: z.boolean().optional(),
  closing: z.strictObject({ heading: text, text }),
});
/** What stands between the lines at the head of an article's file. */
export type FrontMatter = z.infer<typeof articleFrontMatter>;

/** An article, ready to print. */
export interface Article extends FrontMatter, RenderedArticle {
  id: string;
}

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
  const made: Article = {
    id,
    ...fillAll(front, lang, file),
    ...renderArticle(fillCopy(articleWithReviewNotices(body, lang, today()), lang, file), lang, file),
  };
  cache.set(file, made);
  return made;
};

/** All articles in the order of the index (BL-1). */
export const allArticles = (lang: Language): Article[] =>
  articleIds()
    .map((id) => article(id, lang))
    .sort((a, b) => a.order - b.order);
