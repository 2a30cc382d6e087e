import { existsSync } from 'node:fs';
import * as z from 'zod';
import { namesIn } from '../io/folders.ts';
import { ContentError, readYaml } from '../io/read.ts';

/** What a resident may do about a fault: solve it alone, try once, or leave it to a technician. */
export const severities = ['self', 'once', 'technician'] as const;
export type Severity = (typeof severities)[number];

const fault = z.strictObject({ code: z.string().min(1), severity: z.enum(severities) });

/** Address of a logo; its file is in public/. */
const logo = z
  .string()
  .regex(/^\/logos\/[a-z\d-]+\.svg$/, 'write /logos/<name>.svg: the address of a file of public/logos/')
  .refine((address) => existsSync(`public${address}`), {
    error: ({ input }) => `public${String(input)} does not exist; the page would show a broken image`,
  });

/** Schema of content/brands/<slug>.yaml: what is the same in both languages. The texts are in the copy. */
export const brandFile = z.strictObject({
  name: z.string().min(1),
  /** Position on the index and in lists, from 1 (spec §2). */
  order: z.int().min(1),
  /** `null`: permission has not been asked yet; `none`: refused, or not wanted. In both cases a plate shows the name. */
  logo: z.union([z.null(), z.literal('none'), logo]),
  /** The four fault codes of spec §8, in its order. */
  faults: z.array(fault).length(4),
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

/**
 * Severity of a fault code that the copy explains.
 * @throws ContentError when the copy explains a code the brand's file does not list.
 */
export const severityOf = (slug: string, code: string): Severity => {
  const found = brandData(slug).faults.find((entry) => entry.code === code);
  if (found !== undefined) return found.severity;
  throw new ContentError(
    `content/copy/brand-${slug}: code "${code}" is not in content/brands/${slug}.yaml. The page could not say whether visitors may solve that fault themselves. Write the code as in that file.`,
  );
};
