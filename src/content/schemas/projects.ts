import * as z from 'zod';
import { draft, localisedName, text } from './copy/shared.ts';
import { type LabelPair, labelled, labelledEnum, labelMeta } from './editor-labels.ts';
import { photo } from './photo.ts';

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
  location: localisedName,
  date: z.iso.date(),
  /** In their order on the page, such as before and after; a drawing without any. */
  photos: z.array(photo.meta(labelMeta(['Photo', 'Foto']))).max(4),
  /** True for an invented project; the page says that it is an example (BC-7). */
  sample: z.boolean(),
  draft,
});

/** Schema of content/testimonials.yaml. */
export const testimonialsSchema = z.record(
  z.string(),
  z.strictObject({
    rating: labelled(z.int().min(1).max(5), ['Étoiles, de 1 à 5', 'Sterren, van 1 tot 5']),
    name: text,
    town: labelled(localisedName, ['Commune', 'Gemeente']),
    image: text,
    sample: z.boolean(),
  }),
);
