import * as z from 'zod';
import { localisedOf } from './copy/schema-parts.ts';

/** Schema of content/provisional-texts.yaml: texts that the owner must replace before the launch. */
export const provisionalTextsSchema = z.array(
  z.strictObject({
    copy: z.string(),
    key: z.string().min(1),
    /** The information that the new sentence needs from the owner: "name of the national network". */
    missing: z.strictObject({ en: z.string().min(1), fr: z.string().min(1), nl: z.string().min(1) }),
  }),
);

/** Schema of content/moved.yaml: ids of removed pages and of the pages that replace them. The file may be empty. */
export const movedPagesSchema = z.preprocess(
  (content) => content ?? [],
  z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      name: localisedOf(z.string().min(1)).optional(),
    }),
  ),
);

/** Schema of content/allowed-digits.yaml. */
export const allowedDigitsSchema = z.strictObject({
  patterns: z.array(
    z.strictObject({
      pattern: z.string().min(1),
      why: z.string().min(1),
    }),
  ),
});
