import * as z from 'zod';
import { hero, meta, text, textAlternative } from '#src/content/schemas/copy/schema-parts.ts';
import { labelMeta } from '#src/content/schemas/editor-labels.ts';

/** Copy of the projects page (AB-2). Place, date and category of a project are in content/projects/. */
export const projectsCopySchema = z.strictObject({
  meta,
  hero,
  projects: z.strictObject({
    heading: text,
    chipsLabel: text,
    all: text,
    /** Below two photographs of which the first was taken before the work. */
    beforeAndAfter: text,
    categories: z.strictObject({
      'heat-pump': text,
      'gas-boiler': text,
      underfloor: text,
      repair: text,
      renovation: text,
      maintenance: text,
    }),
    items: z
      .array(
        z.strictObject({
          id: text,
          title: text,
          description: text,
          details: z.array(text).min(1),
          /** Only a card without photographs has a drawing. */
          drawing: textAlternative.optional(),
        }),
      )
      .min(1),
  }),
  testimonials: z
    .strictObject({
      heading: text,
      rating: text,
      /** If it is empty, the page does not have the section. */
      items: z.array(z.strictObject({ id: text, quote: text })),
    })
    .meta(
      labelMeta(
        ['Avis', 'Reviews'],
        [
          'La note d’un site comme Google s’ajoute avec le bouton « La note d’un site d’avis ».',
          'De score van een site zoals Google voegt u toe met de knop “De score van een reviewsite”.',
        ],
      ),
    ),
  callToAction: z.strictObject({ heading: text, text }),
});
export type ProjectsCopy = z.infer<typeof projectsCopySchema>;
