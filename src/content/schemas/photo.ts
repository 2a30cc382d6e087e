import * as z from 'zod';
import { localised, text } from './copy/shared.ts';
import { matching, mistake } from './rule.ts';

/** Sides of a photograph. */
const photoSides = ['top', 'bottom', 'left', 'right'] as const;

/** A photograph of content/media/, shown in place of a drawing (MD-1). */
export const photo = z.strictObject({
  /** Name of a file of content/media/. */
  file: matching(/^[\w-]+\.(?:jpe?g|png|webp)$/i, (file) => mistake('photo-name', { file })).meta({
    format: 'photo',
  }),
  /** What it shows, for those who do not see it. */
  alt: localised,
  /** The side to keep where a layout cuts the picture; its middle without one. */
  focus: z
    .enum(photoSides)
    .optional()
    .meta({
      label: { fr: 'Côté à garder visible', nl: 'Kant die zichtbaar moet blijven' },
      choices: {
        top: { fr: 'le haut', nl: 'boven' },
        bottom: { fr: 'le bas', nl: 'onder' },
        left: { fr: 'la gauche', nl: 'links' },
        right: { fr: 'la droite', nl: 'rechts' },
      },
    }),
});
export type Photo = z.infer<typeof photo>;

/** A photograph of an article, whose files have one language. */
export const articlePhoto = photo.extend({ alt: text });
