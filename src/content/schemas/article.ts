import * as z from 'zod';
import { grounds } from '#src/lib/grounds.ts';
import { type meta, text } from './copy/shared.ts';
import { pastDate } from './dates.ts';

/** Schema of the front matter of content/articles/<id>/<lang>.md. */
export const articleFrontMatter = z.strictObject({
  /** Position on the index, from 1. */
  order: z.int().min(1),
  title: text,
  subtitle: text,
  excerpt: text,
  metaTitle: text,
  description: text,
  keywords: z.array(text).min(1),
  category: text,
  /** Printed before the category on the card, if the category has none in src/drawings/article-categories.ts. */
  emoji: z.emoji().optional(),
  date: pastDate,
  updated: pastDate,
  /** Minutes, at 200 words per minute. */
  readTime: z.int().min(1),
  /** Text alternative of the drawing in the header. */
  drawing: text,
  /** Background colour of the drawing. */
  ground: z.enum(grounds),
  /** Drawing of the whole header. Without one the header shows the article's panel on a street. */
  scene: z
    .string()
    .regex(
      /^article-[a-z-]+$/,
      'the name of a drawing of src/drawings/ that begins with article-, without .svg',
    )
    .optional(),
  /** True for the one article whose card shows no loading notice (BL-4). */
  loadsDirectly: z.boolean().optional(),
  closing: z.strictObject({ heading: text, text }),
});
/** The front matter of an article. */
export type FrontMatter = z.infer<typeof articleFrontMatter>;

/** Data of an article without its text. */
export interface ArticleCopy extends FrontMatter {
  id: string;
  /** Title, description and keywords in the form that the copy of other pages has. */
  meta: z.infer<typeof meta>;
  /** Number of words in the text, including tables. */
  words: number;
}
