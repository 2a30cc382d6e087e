import * as z from 'zod';
import { hero, meta, text } from '#src/content/schemas/copy/schema-parts.ts';

/** Copy of the blog index (BL-1, BL-2, BL-4), and of what surrounds the text of every article (BL-3). */
export const blogCopySchema = z.strictObject({
  meta,
  hero: hero.extend({
    /** Name of the newspaper in the drawing. */
    newspaper: text,
  }),
  articles: z.strictObject({ heading: text, readTime: text, loading: text }),
  callToAction: z.strictObject({ heading: text, text, link: text }),
  article: z.strictObject({ back: text, contents: text, updated: text, quote: text }),
});
