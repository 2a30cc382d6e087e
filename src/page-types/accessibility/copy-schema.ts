import * as z from 'zod';
import { chapter, hero, meta, oneItemPerId, text } from '#src/content/schemas/copy/schema-parts.ts';

/** Copy of the accessibility statement. */
export const accessibilityCopySchema = z.strictObject({
  meta,
  hero: hero.omit({ kicker: true }),
  updated: text,
  chapters: oneItemPerId(['aim', 'tested', 'not-tested', 'report'], chapter.omit({ id: true }).shape),
  /** What was tested, in the chapter `tested`: in the order of the drawing above them. */
  tests: oneItemPerId(['pages', 'keyboard', 'targets', 'browsers', 'failure'], { text }),
  /** Shown only while `form.messages` of content/company.yaml is `en`. */
  englishMessages: text,
});
