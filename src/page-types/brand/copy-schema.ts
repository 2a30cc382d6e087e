import * as z from 'zod';
import { hero, meta, text } from '#src/content/schemas/copy/shared.ts';

/** Drawings of products: src/drawings/brands/product-<icon>.svg. */
export const productIcons = [
  'wall-boiler',
  'boiler-cylinder',
  'storage-boiler',
  'floor-boiler',
  'heat-pump',
  'hybrid',
  'cylinder',
  'water-heater',
] as const;
export type ProductIcon = (typeof productIcons)[number];

/** Drawings of strengths: src/drawings/brands/strength-<icon>.svg. */
export const strengthIcons = ['quote', 'fitting', 'warranty', 'maintenance', 'repair', 'travel'] as const;

const fault = z.strictObject({
  code: text,
  title: text,
  meaning: text,
  cause: text,
});

/** Copy of a brand page (BR-2, ER-2). */
export const brandCopy = z.strictObject({
  meta,
  hero,
  about: z.strictObject({
    heading: text,
    lead: text,
    paragraphs: z.array(text).min(1),
    plate: z.strictObject({
      heading: text,
      rows: z.array(z.strictObject({ term: text, value: text, note: text })).length(3),
    }),
  }),
  products: z.strictObject({
    heading: text,
    items: z
      .array(
        z.strictObject({
          icon: z.enum(productIcons),
          title: text,
          text,
          features: z.array(text).length(3),
        }),
      )
      .length(3),
  }),
  strengths: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ icon: z.enum(strengthIcons), title: text, text })).length(6),
  }),
  faults: z.strictObject({ heading: text, items: z.array(fault).min(1) }),
  call: z.strictObject({ heading: text, text }),
});
export type BrandCopy = z.infer<typeof brandCopy>;
