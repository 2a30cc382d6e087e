import * as z from 'zod';

/** Schema of content/sentences-to-replace.yaml: texts that the owner must replace before the launch. */
export const sentencesToReplaceSchema = z.array(
  z.strictObject({
    copy: z.string(),
    key: z.string().min(1),
    /** The information that the new sentence needs from the owner: "name of the national network". */
    replaceWith: z.strictObject({ en: z.string().min(1), fr: z.string().min(1), nl: z.string().min(1) }),
  }),
);
