import * as z from 'zod';

/** Schema of content/moved.yaml: ids of pages that are gone, and of those that take their place; no line, no page. */
export const movedFile = z.preprocess(
  (content) => content ?? [],
  z.array(
    z.strictObject({
      from: z.string().describe('The page that is gone, such as town/ninove.'),
      to: z.string().describe('The page to which its addresses lead.'),
      name: z
        .strictObject({ fr: z.string().min(1), nl: z.string().min(1) })
        .optional()
        .describe(
          'What it was called: the editor lists the texts that still say it. Remove the name where they may go on saying it.',
        ),
    }),
  ),
);
export type MovedPage = z.infer<typeof movedFile>[number];
