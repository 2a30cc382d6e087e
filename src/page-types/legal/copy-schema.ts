import * as z from 'zod';
import { chapter, hero, meta, oneItemPerId, text } from '#src/content/schemas/copy/schema-parts.ts';

/** Copy of the legal notice (AB-3). */
export const legalCopySchema = z.strictObject({
  meta,
  hero: hero.omit({ kicker: true }),
  updated: text,
  identity: z.strictObject({
    heading: text,
    rows: z.array(z.strictObject({ term: text, value: text })).min(6),
    /** Note about missing or sample rows; null if there are none. */
    note: text.nullable(),
  }),
  chaptersHeading: text,
  chapters: oneItemPerId(
    ['activity', 'data-protection', 'cookies', 'sale', 'withdrawal', 'complaints', 'content'],
    chapter.omit({ id: true }).shape,
  ),
});
