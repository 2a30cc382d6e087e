import * as z from 'zod';
import { localisedOf } from './copy/shared.ts';

/** Schema of content/moved.yaml: ids of removed pages and of the pages that replace them. The file may be empty. */
export const movedSchema = z.preprocess(
  (content) => content ?? [],
  z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      name: localisedOf(z.string().min(1)).optional(),
    }),
  ),
);
