import type { Panorama } from '../sections/place/PlaceHero/PlaceHero.tsx';
import { drawingSource } from './drawings.ts';

/** Where the pipe leaves each panorama, in its own units; drawings not listed leave it as most do. */
const measures: Record<string, Omit<Panorama, 'svg'>> = {
  aalst: { height: 600, feedX: 690, feedY: 47.5, centre: 806 },
  brussels: { height: 560, feedX: 548, feedY: 69.5, centre: 760 },
  liedekerke: { height: 560, feedX: 548, feedY: 69.5, centre: 800 },
  denderleeuw: { height: 560, feedX: 548, feedY: 69.5, centre: 880 },
};
const usual: Omit<Panorama, 'svg'> = { height: 560, feedX: 548, feedY: 69.5, centre: 830 };

/** The panorama of a place page: `src/drawings/place-<slug>.svg` and how it sits on the page. */
export const panoramaOf = (slug: string): Panorama => ({
  svg: drawingSource(`place-${slug}`),
  ...(measures[slug] ?? usual),
});
