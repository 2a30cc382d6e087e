import * as z from 'zod';
import { grounds } from '#src/lib/grounds.ts';
import { type meta, text } from './copy/shared.ts';

/** Schema of the front matter of content/articles/<id>/<lang>.md. */
export const articleFrontMatter = z.strictObject({
  order: z.int().min(1).describe('Place in the list of articles, from 1; each number once.'),
  title: text.describe('Heading of the article.'),
  subtitle: text.describe('Second line of the header; it may be humorous.'),
  excerpt: text.describe('Text of its card in the list of articles.'),
  metaTitle: text.describe('Title in search results: 15 to 65 characters.'),
  description: text.describe('Text in search results: 70 to 160 characters.'),
  keywords: z.array(text).min(1).describe('Words by which people search for it.'),
  category: text.describe('Kind of article, the same word as in others of its kind.'),
  /** Printed before the category on the card, if the category has none in src/drawings/article-categories.ts. */
  emoji: z.emoji().optional().describe('Only for a new category: printed before it.'),
  date: z.iso.date().describe('Day on which it was first published.'),
  updated: z.iso.date().describe('Day on which you last checked the whole article.'),
  readTime: z
    .int()
    .min(1)
    .optional()
    .describe('Do not add it: the minutes are counted from the text, 200 words a minute.'),
  drawing: text.describe('What the drawing of the header shows, for readers who cannot see it.'),
  ground: z.enum(grounds).describe('Background colour of the drawing.'),
  /** Drawing of the whole header. Without one the header shows the article's panel in a room. */
  scene: z
    .string()
    .optional()
    .describe('Add it only where there is a drawing for the whole top of the page: its name.'),
  /** True for the one article whose card shows no loading notice (BL-4). */
  loadsDirectly: z.boolean().optional().describe('Do not add it: one article has it.'),
  closing: z
    .strictObject({
      heading: text,
      text,
      callFirst: z
        .boolean()
        .optional()
        .describe('Add it only where the call is the main button, as in an emergency.'),
    })
    .describe('Last section, above the buttons for a quote and a call.'),
});
/** The front matter of an article. */
export type FrontMatter = z.infer<typeof articleFrontMatter>;

/** Data of an article without its text. */
export interface ArticleCopy extends FrontMatter {
  id: string;
  /** Minutes: those of the front matter, or counted from the text. */
  readTime: number;
  /** Title, description and keywords in the form that the copy of other pages has. */
  meta: z.infer<typeof meta>;
  /** Number of words in the text, including tables. */
  words: number;
}
