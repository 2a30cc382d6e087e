import * as z from 'zod';
import { localisedText, text } from './copy/schema-parts.ts';
import { labelledEnum } from './editor-labels.ts';
import { textMatching } from './mistakes.ts';

export const photoSchema = z.strictObject({
  /** Name of a file of content/media/. */
  file: textMatching(/^[\w-]+\.(?:jpe?g|png|webp)$/i, 'chaudiere-asse.jpg').meta({ format: 'photo' }),
  alt: localisedText,
  /** The side to keep if a layout cuts the picture; by default the middle. */
  focus: labelledEnum(
    {
      top: ['le haut', 'boven'],
      bottom: ['le bas', 'onder'],
      left: ['la gauche', 'links'],
      right: ['la droite', 'rechts'],
    },
    ['Côté à garder visible', 'Kant die zichtbaar moet blijven'],
  ).optional(),
});
export type Photo = z.infer<typeof photoSchema>;

/** A photograph of an article, whose files have one language. */
export const articlePhotoSchema = photoSchema.extend({ alt: text });
