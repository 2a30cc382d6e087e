import * as z from 'zod';

/** Schema of content/sentences-to-replace.yaml: texts that the owner must replace before the launch. */
export const sentencesToReplaceSchema = z.array(
  z.strictObject({
    copy: z.string(),
    key: z.string().min(1),
    missing: z.strictObject({ en: z.string().min(1), fr: z.string().min(1), nl: z.string().min(1) }),
  }),
);
