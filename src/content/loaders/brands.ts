import { existsSync } from 'node:fs';
import * as z from 'zod';
import { namesIn } from '../io/folders.ts';
import { readYaml } from '../io/read.ts';
import { text } from '../schemas/copy/shared.ts';

/** Address of a logo; its file is in public/. */
const logo = z
  .string()
  .regex(/^\/logos\/[a-z\d-]+\.svg$/, 'write /logos/<name>.svg: the address of a file of public/logos/')
  .refine((address) => existsSync(`public${address}`), {
    error: ({ input }) => `public${String(input)} does not exist; the page would show a broken image`,
  });

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

const brands = new Map<string, Brand>();

/** The data of one brand. @throws ContentError when its file is missing or wrong. */
export const brandData = (slug: string): Brand => {
  const brand = brands.get(slug) ?? readYaml(`content/brands/${slug}.yaml`, brandFile);
  brands.set(slug, brand);
  return brand;
};

/** Slugs of all brands, sorted by `order`. */
export const brandSlugs = (): string[] =>
  namesIn('content/brands', '.yaml').sort((one, other) => brandData(one).order - brandData(other).order);
