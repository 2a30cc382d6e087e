import * as z from 'zod';
import { grounds } from '#src/lib/grounds.ts';
import { type meta, text } from './copy/shared.ts';

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

/** The words and data of an article besides its text. */
export interface ArticleCopy extends FrontMatter {
  id: string;
  /** Head of its page, as the other copy has it. */
  meta: z.infer<typeof meta>;
  /** Words a reader reads, tables included: the basis of the reading time. */
  words: number;
}
