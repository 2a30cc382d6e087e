import * as z from 'zod';
import { text } from './copy/shared.ts';
import { matching, mistake } from './rule.ts';

/** Address of a logo; its file is in public/. */
const logo = matching(/^\/logos\/[a-z\d-]+\.svg$/, () => mistake('logo-address'));

/** Schema of content/brands/<slug>.yaml: what is the same in both languages. The texts are in the copy. */
export const brandFile = z.strictObject({
  name: text.describe('As the manufacturer writes it.'),
  /** Position on the index and in lists, from 1 (spec §2). */
  order: z.int().min(1).describe('Place in the lists of brands, from 1; each number once.'),
  /** `null`: permission has not been asked yet; `none`: refused, or not wanted. In both cases a plate shows the name. */
  logo: z
    .union([z.null(), z.literal('none'), logo])
    .describe('Address of the logo, such as /logos/bosch.svg; or why there is none.'),
});
export type Brand = z.infer<typeof brandFile>;
