import * as z from 'zod';
import { chapter, hero, meta, oneItemPerId, text } from '#src/content/schemas/copy/shared.ts';

/** Copy of the accessibility statement. Chapters and tests have drawings `access-<id>`. */
export const accessibilityCopySchema = z.strictObject({
  meta,
  hero: hero.omit({ kicker: true }),
  updated: text,
  chapters: oneItemPerId(['aim', 'tested', 'not-tested', 'report'], chapter.omit({ id: true }).shape),
  /** What was tested, in the chapter `tested`. */
  tests: oneItemPerId(['pages', 'keyboard', 'targets', 'browsers', 'failure'], { text }),
  /** Shown only while `form.messages` of content/company.yaml is `en`. */
  englishMessages: text,
});
