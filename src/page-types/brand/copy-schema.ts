import * as z from 'zod';
import { brandPriceRowId, strength, strengthId } from '#src/content/schemas/copy/fault-labels.ts';
import { hero, meta, text } from '#src/content/schemas/copy/schema-parts.ts';
import { enumWithValueLabels, type LabelPair, labelled } from '#src/content/schemas/editor-labels.ts';
import { mistake, reportMistakes } from '#src/content/schemas/mistakes.ts';

/** Drawings of products, src/drawings/brands/product-<icon>.svg, with their names in the editor. */
export const productIconLabels = {
  'wall-boiler': ['Chaudière murale', 'Wandketel'],
  'classic-boiler': ['Chaudière murale plus ancienne', 'Oudere wandketel'],
  'boiler-cylinder': ['Chaudière avec ballon', 'Ketel met boiler'],
  'storage-boiler': ['Chaudière à réserve d’eau chaude', 'Ketel met warmwatervoorraad'],
  'floor-boiler': ['Chaudière au sol', 'Staande ketel'],
  'heat-pump': ['Pompe à chaleur', 'Warmtepomp'],
  hybrid: ['Système hybride', 'Hybride systeem'],
  cylinder: ['Ballon d’eau chaude', 'Boiler'],
  'water-heater': ['Chauffe-eau', 'Waterverwarmer'],
} as const satisfies Record<string, LabelPair>;
export type ProductIcon = keyof typeof productIconLabels;
export const productIcons = Object.keys(productIconLabels) as ProductIcon[];

/** A fault code with its meaning, and where it is known what it may come from. */
const fault = z.strictObject({
  code: text,
  title: text,
  text: text.optional(),
});

/** Copy of a brand page (BR-2, ER-2). */
export const brandCopySchema = z.strictObject({
  meta,
  hero: hero.omit({ intro: true }),
  about: z.strictObject({
    heading: text,
    text,
    /** Rows of the price list (content/copy/fault-labels). */
    priceIds: z.array(brandPriceRowId).length(2),
  }),
  products: z.strictObject({
    heading: text,
    items: z
      .array(
        z.strictObject({
          icon: enumWithValueLabels(productIconLabels),
          title: text,
          text,
          features: z.array(text).length(3),
        }),
      )
      .max(3),
  }),
  /** Six in all: the brand's own strengths, then ids of strengths in content/copy/fault-labels. */
  strengths: z
    .strictObject({
      heading: text,
      own: labelled(z.array(strength), ['Atouts de cette marque seulement', 'Sterktes van dit merk alleen']),
      shared: labelled(z.array(strengthId), ['Atouts communs aux marques', 'Sterktes van alle merken']),
    })
    .superRefine(
      reportMistakes(({ own, shared }) =>
        own.length + shared.length === 6
          ? null
          : mistake('list-length', { count: own.length + shared.length, needed: 6 }, ['shared']),
      ),
    ),
  /** A brand whose codes nobody has written yet has no items: its page then has no section of codes. */
  faults: z.strictObject({ heading: text, items: z.array(fault) }),
  call: z.strictObject({ heading: text }),
});
export type BrandCopy = z.infer<typeof brandCopySchema>;
