import { drawingNames, drawingSource } from './drawings.ts';

/** Wide drawing of a place. `slug` is also the class in PlaceHero.module.css that positions the drawing. */
export interface Panorama {
  slug: string;
  svg: string;
}

const names = new Set(drawingNames());

/** A place without a drawing of its own, `place-<slug>.svg`, gets that of an ordinary street. */
const drawingOf = (slug: string): string => (names.has(`place-${slug}`) ? slug : 'street');

/** SVG source of the panorama of a place. */
export const panoramaSource = (slug: string): string => drawingSource(`place-${drawingOf(slug)}`);

/** The panorama of a place. */
export const placePanorama = (slug: string): Panorama => ({
  slug: drawingOf(slug),
  svg: panoramaSource(slug),
});

/** Name of the drawing of a place's landmark, `landmark-<slug>`; a roof where the place has none. */
export const townLandmark = (slug: string): string =>
  names.has(`landmark-${slug}`) ? `landmark-${slug}` : 'place-card-roof';
