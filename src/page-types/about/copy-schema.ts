import * as z from 'zod';
import { card, hero, meta, text, textAlternative } from '#src/content/schemas/copy/schema-parts.ts';

/** Copy of the about page (AB-1). */
export const aboutCopySchema = z.strictObject({
  meta,
  hero,
  story: z.strictObject({ heading: text, lead: text, paragraphs: z.array(text).min(2) }),
  figures: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ value: text, label: text })).length(8),
    note: text,
  }),
  values: z.strictObject({
    heading: text,
    items: z.array(card).length(4),
  }),
  team: z.strictObject({
    heading: text,
    paragraphs: z.array(text).min(1),
    drawing: textAlternative,
    papers: z.array(card).length(3),
  }),
  zone: z.strictObject({ heading: text, text, regions: text, towns: text }),
  callToAction: z.strictObject({ heading: text, text }),
});
