import * as z from 'zod';
import { draftSchema, localisedPlaceName, text } from './copy/schema-parts.ts';
import { type LabelPair, labelled, labelledEnum, labelMeta } from './editor-labels.ts';
import { mistake, reportMistakes } from './mistakes.ts';
import { photoSchema } from './photo.ts';

/** Categories of spec §3, with their labels in the editor. */
const categoryLabels = {
  'heat-pump': ['pompe à chaleur', 'warmtepomp'],
  'gas-boiler': ['chaudière gaz', 'gasketel'],
  underfloor: ['chauffage par le sol', 'vloerverwarming'],
  repair: ['dépannage', 'herstelling'],
  renovation: ['rénovation', 'renovatie'],
  maintenance: ['entretien', 'onderhoud'],
} as const satisfies Record<string, LabelPair>;

export type ProjectCategory = keyof typeof categoryLabels;
export const projectCategories = Object.keys(categoryLabels) as ProjectCategory[];

/** Schema of content/projects/<id>.yaml: the data that both languages share. */
export const projectSchema = z.strictObject({
  category: labelledEnum(categoryLabels, ['Catégorie', 'Categorie']),
  location: localisedPlaceName,
  /** The day on which the work was done, or its month (`2026-10`) where nobody knows the day. */
  date: labelled(
    z
      .string()
      .superRefine(
        reportMistakes((value) =>
          z.iso.date().safeParse(/^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value).success
            ? null
            : mistake('not-a-date', { value }),
        ),
      ),
    ['Fini le', 'Klaar op'],
    ['Un jour (2026-10-15) ou un mois (2026-10).', 'Een dag (2026-10-15) of een maand (2026-10).'],
  ),
  /** In their order on the page, such as before and after; a drawing without any. */
  photos: z.array(photoSchema.meta(labelMeta(['Photo', 'Foto']))).max(4),
  /** True if the first photograph was taken before the work, and the second after it: the page says so. */
  areBeforeAndAfter: labelled(z.boolean().optional(), [
    'La première photo montre avant, la deuxième après',
    'De eerste foto toont voordien, de tweede nadien',
  ]),
  /** True for an invented project; the page says that it is an example (BC-7). */
  sample: z.boolean(),
  draft: draftSchema,
});

/** Schema of content/testimonials.yaml. */
export const testimonialsSchema = z.record(
  z.string(),
  z.strictObject({
    rating: labelled(z.int().min(1).max(5), ['Étoiles, de 1 à 5', 'Sterren, van 1 tot 5']),
    name: text,
    town: labelled(localisedPlaceName, ['Commune', 'Gemeente']),
    image: text,
    sample: z.boolean(),
  }),
);
