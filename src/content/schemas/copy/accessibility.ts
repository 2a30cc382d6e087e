import * as z from 'zod';
import { chapter, hero, meta, text } from './shared.ts';

/** Copy of the accessibility statement: the aim, what was tested and what was not, how to report a barrier. */
export const accessibilityCopy = z.strictObject({
  meta,
  hero,
  updated: text,
  chapters: z.array(chapter).min(4),
  /** Printed only while `form.messages` of content/company.yaml is `en`. */
  englishMessages: text,
});
