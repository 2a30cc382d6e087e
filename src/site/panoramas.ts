import type { Panorama } from '../sections/place/PlaceHero/PlaceHero.tsx';
import { drawingSource } from './drawings.ts';

/** The panorama of a place page: `src/drawings/place-<slug>.svg`. */
export const panoramaOf = (slug: string): Panorama => ({ slug, svg: drawingSource(`place-${slug}`) });
