import * as z from 'zod';
import { hero, meta, text } from '#src/content/schemas/copy/schema-parts.ts';

/** Copy of the brand index (BR-1): one card per brand, with one of its fault codes where it has any. */
export const brandsCopySchema = z.strictObject({
  meta,
  hero,
  cards: z.strictObject({
    heading: text,
    /** The order in the French file is the order of the brands everywhere (spec §2). */
    items: z
      .array(
        z.strictObject({
          slug: text,
          text: text,
          code: text.optional(),
          meaning: text.optional(),
        }),
      )
      .min(1),
    displayLabel: text,
  }),
  callToAction: z.strictObject({ heading: text, text }),
});
export type BrandsCopy = z.infer<typeof brandsCopySchema>;
