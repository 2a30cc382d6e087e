import * as z from 'zod';

/** Schema of content/moved.yaml: ids of pages that are gone, and of those that take their place; no line, no page. */
export const movedFile = z.preprocess(
  (content) => content ?? [],
  z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      name: z.strictObject({ fr: z.string().min(1), nl: z.string().min(1) }).optional(),
    }),
  ),
);
