import * as z from 'zod';
import { chapter, hero, meta, text } from '#src/content/schemas/copy/shared.ts';

/** Copy of the accessibility statement. */
export const accessibilityCopySchema = z.strictObject({
  meta,
  hero: hero.omit({ kicker: true }),
  updated: text,
  chapters: z.array(chapter).min(4),
  /** Shown only while `form.messages` of content/company.yaml is `en`. */
  englishMessages: text,
});
