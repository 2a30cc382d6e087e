import { drawingNames, drawingSource } from './drawings.ts';

/** The street of a place; how it sits on the page stands in the style sheet, in a class named like the drawing. */
export interface Panorama {
  slug: string;
  svg: string;
}

const names = new Set(drawingNames());

/** Which drawing a place has: its own, `src/drawings/place-<slug>.svg`, or a street as there are in every town. */
const drawingOf = (slug: string): string => (names.has(`place-${slug}`) ? slug : 'street');

/** The street of a place. */
export const panoramaSource = (slug: string): string => drawingSource(`place-${drawingOf(slug)}`);

/** The panorama of a place page. */
export const panoramaOf = (slug: string): Panorama => ({ slug: drawingOf(slug), svg: panoramaSource(slug) });
