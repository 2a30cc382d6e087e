import * as z from 'zod';
import { meta, text } from './shared.ts';

/** Copy of the legal notice (AB-3): who we are, then numbered chapters. */
export const legalCopy = z.strictObject({
  meta,
  hero: z.strictObject({ heading: text, kicker: text, intro: text, drawing: text }),
  updated: text,
  contents: text,
  identity: z.strictObject({
    heading: text,
    rows: z.array(z.strictObject({ term: text, value: text })).min(6),
    /** What is still missing or invented in the rows; null once nothing is. */
    note: text.nullable(),
  }),
  chapters: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        heading: text,
        paragraphs: z.array(text).min(1),
        items: z.array(text),
      }),
    )
    .min(3),
});
export type LegalCopy = z.infer<typeof legalCopy>;
