import * as z from 'zod';
import { chapter, hero, meta, text } from './shared.ts';

/** Copy of the legal notice (AB-3): who we are, then numbered chapters. */
export const legalCopy = z.strictObject({
  meta,
  hero,
  updated: text,
  contents: text,
  identity: z.strictObject({
    heading: text,
    rows: z.array(z.strictObject({ term: text, value: text })).min(6),
    /** What is still missing or invented in the rows; null once nothing is. */
    note: text.nullable(),
  }),
  chapters: z.array(chapter).min(3),
});
