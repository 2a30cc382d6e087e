import * as z from 'zod';
import { meta, text } from './shared.ts';

const chapter = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  heading: text,
  paragraphs: z.array(text).min(1),
  items: z.array(text),
});

/** Copy of the accessibility statement: the aim, what was tested and what was not, how to report a barrier. */
export const accessibilityCopy = z.strictObject({
  meta,
  hero: z.strictObject({ heading: text, kicker: text, intro: text, drawing: text }),
  updated: text,
  chapters: z.array(chapter).min(4),
  /** Printed only while `form.messages` of content/company.yaml is `en`. */
  englishMessages: text,
});
