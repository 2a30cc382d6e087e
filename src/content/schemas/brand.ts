import * as z from 'zod';
import { draft, text } from './copy/shared.ts';
import { matching } from './rule.ts';

/** Address of a logo; its file is in public/. */
const logo = matching(/^\/logos\/[a-z\d-]+\.svg$/, '/logos/vaillant.svg');

/** Schema of content/brands/<slug>.yaml: what is the same in both languages. The texts are in the copy. */
export const brandFile = z.strictObject({
  name: text,
  /** Position on the index and in lists, from 1 (spec §2). */
  order: z.int().min(1),
  /** `null`: permission has not been asked yet; `none`: refused, or not wanted. In both cases a plate shows the name. */
  logo: z.union([z.null(), z.literal('none'), logo]),
  draft,
});
