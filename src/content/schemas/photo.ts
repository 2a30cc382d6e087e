import * as z from 'zod';
import { localised, text } from './copy/shared.ts';
import { labelledEnum } from './editor-labels.ts';
import { textMatching } from './rule.ts';

export const photo = z.strictObject({
  /** Name of a file of content/media/. */
  file: textMatching(/^[\w-]+\.(?:jpe?g|png|webp)$/i, 'chaudiere-asse.jpg').meta({ format: 'photo' }),
  alt: localised,
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
export type Photo = z.infer<typeof photo>;

/** A photograph of an article, whose files have one language. */
export const articlePhotoSchema = photo.extend({ alt: text });
