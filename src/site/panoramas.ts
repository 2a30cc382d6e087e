import type { Panorama } from '../sections/place/PlaceHero/PlaceHero.tsx';
import { drawingNames, drawingSource } from './drawings.ts';

const names = new Set(drawingNames());

/** The street of a place: `src/drawings/place-<slug>.svg`, or a street as there are in every town. */
export const panoramaSource = (slug: string): string =>
  drawingSource(names.has(`place-${slug}`) ? `place-${slug}` : 'place-street');

/** The panorama of a place page. */
export const panoramaOf = (slug: string): Panorama => ({ slug, svg: panoramaSource(slug) });
