import * as z from 'zod';
import { localised } from './copy/shared.ts';

/** A photograph of content/media/, shown in place of a drawing (MD-1). */
export const photo = z.strictObject({
  /** Name of a file of content/media/. */
  file: z.string().regex(/^[\w-]+\.(?:jpe?g|png|webp)$/i),
  /** What it shows, for those who do not see it. */
  alt: localised,
});
export type Photo = z.infer<typeof photo>;
