import { drawingSource } from '#src/drawings/drawings.ts';
import type { Background } from '#src/lib/backgrounds.ts';
import type { PageContent, ShareImage } from './define-page-type.ts';

type HeroCopy = PageContent['copy'] & { hero: { kicker: string; heading: string } };

/** The share image of a page whose hero has a drawing beside its words: kicker and heading of the hero, and a drawing. */
export const heroPicture =
  (drawing: string, background: Background) =>
  ({ copy: { hero } }: PageContent<'', HeroCopy>): ShareImage => ({
    ...hero,
    svg: drawingSource(drawing),
    background,
    shape: 'corner',
  });
