import * as z from 'zod';

/** Schema of content/placeholders.yaml: texts that the owner has to replace before the site is published. */
export const placeholdersFile = z.array(
  z.strictObject({
    copy: z.string().describe('Page on which the text stands.'),
    key: z.string().min(1).describe('Which text of that page it is.'),
    missing: z
      .strictObject({ en: z.string().min(1), fr: z.string().min(1), nl: z.string().min(1) })
      .describe('What the text still lacks. Delete the whole entry once you have written it.'),
  }),
);
export type Placeholder = z.infer<typeof placeholdersFile>[number];
