import * as z from 'zod';
import { backgrounds } from '#src/lib/backgrounds.ts';
import { draftSchema, type meta, text, textAlternative } from './copy/schema-parts.ts';
import { colourNames, labelled } from './editor-labels.ts';
import { articlePhotoSchema } from './photo.ts';

/** Schema of the front matter of content/articles/<id>/<lang>.md. */
export const frontMatterSchema = z.strictObject({
  order: z.int().min(1),
  title: text,
  subtitle: text,
  excerpt: text,
  metaTitle: text,
  description: text,
  keywords: z.array(text).min(1),
  category: text,
  /** Shown before the category on the card, if src/drawings/article-categories.ts has none for it. */
  emoji: labelled(z.emoji().optional(), ['Émoji de la carte', 'Emoji van de kaart']),
  date: z.iso.date(),
  updated: z.iso.date(),
  readTime: z.int().optional(),
  drawing: textAlternative,
  background: z.enum(backgrounds).meta({ choices: colourNames }),
  /** Replaces the drawing of the header. */
  photo: articlePhotoSchema.optional(),
  /** Drawing of the whole header. Without it the header shows the article's panel in a room. */
  scene: z.string().optional(),
  /** True for the one article whose card shows no loading notice (BL-4). */
  loadsDirectly: labelled(z.boolean().optional(), ['Carte sans « chargement »', 'Kaart zonder “laden”']),
  draft: draftSchema,
  closing: z.strictObject({
    heading: text,
    text,
  }),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Data of an article without its text. */
export interface ArticleData extends FrontMatter {
  id: string;
  /** Minutes, from the front matter or counted from the text. */
  readTime: number;
  /** Title, description and keywords, in the same form as in the copy of other pages. */
  meta: z.infer<typeof meta>;
  words: number;
}
