import * as z from 'zod';
import { hero, meta, text } from '#src/content/schemas/copy/shared.ts';

/** Copy of the brand index (BR-1): one card per brand with one of its fault codes. */
export const brandsCopy = z.strictObject({
  meta,
  hero,
  cards: z.strictObject({
    heading: text,
    /** In any order: the page sorts them by the `order` of the brands. */
    items: z
      .array(
        z.strictObject({
          slug: text.describe('The brand that the card is about.'),
          text: text.describe('One sentence about what the brand makes.'),
          code: text.describe('One of the codes that the page of the brand explains.'),
          meaning: text.describe('What that code says, in a few words.'),
        }),
      )
      .min(1),
    displayLabel: text,
    note: text,
  }),
  callToAction: z.strictObject({ heading: text, text }),
});
export type BrandsCopy = z.infer<typeof brandsCopy>;
