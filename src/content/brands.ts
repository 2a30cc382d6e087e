import * as z from 'zod';
import { namesIn } from './folders.ts';
import { ContentError, readYaml } from './read.ts';

/** How far a resident may go: solve it alone, try once, or leave it to a technician. */
export const severities = ['self', 'once', 'technician'] as const;
export type Severity = (typeof severities)[number];

const fault = z.strictObject({ code: z.string().min(1), severity: z.enum(severities) });

/** Shape of content/brands/<slug>.yaml: what is the same in both languages. The words stand in the copy. */
export const brandFile = z.strictObject({
  name: z.string().min(1),
  /** Logo file under public/, once the owner may use it; until then the name stands on an enamel plate. */
  logo: z.string().min(1).nullable(),
  /** The four fault codes of spec §8, in its order. */
  faults: z.array(fault).length(4),
});
export type Brand = z.infer<typeof brandFile>;

/** Order of the brands on the index and in lists (spec §2). */
const order = [
  'vaillant',
  'bosch',
  'viessmann',
  'bulex',
  'junkers',
  'buderus',
  'chaffoteaux',
  'acv',
  'remeha',
] as const;

const brands = new Map<string, Brand>();

/** The data of one brand. @throws ContentError when its file is missing or wrong. */
export const brandData = (slug: string): Brand => {
  const brand = brands.get(slug) ?? readYaml(`content/brands/${slug}.yaml`, brandFile);
  brands.set(slug, brand);
  return brand;
};

/** Slugs of all brands: those of the specification first, in its order, then any the owner added. */
export const brandSlugs = (): string[] => {
  const files = namesIn('content/brands', '.yaml');
  const known = order.filter((slug) => files.includes(slug));
  return [...known, ...files.filter((slug) => !known.some((name) => name === slug))];
};

/**
 * Severity of a fault code that the copy explains.
 * @throws ContentError when the copy explains a code the brand's file does not list.
 */
export const severityOf = (slug: string, code: string): Severity => {
  const found = brandData(slug).faults.find((entry) => entry.code === code);
  if (found !== undefined) return found.severity;
  throw new ContentError(
    `content/copy/brand-${slug}: code "${code}" is not in content/brands/${slug}.yaml. Visitors would read about a code without knowing whether they may touch it. Write the code as that file has it.`,
  );
};
