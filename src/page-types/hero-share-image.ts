import { drawingSource } from '#src/drawings/drawings.ts';
import type { Background } from '#src/lib/backgrounds.ts';
import type { PageContext, ShareImage } from './define-page-type.ts';

type HeroCopy = PageContext['copy'] & {
  name?: string;
  hero: { kicker?: string; heading: string; intro?: string };
};

/**
 * Returns the share image of a page with a drawing beside the words of its hero: kicker and heading. A page without a
 * kicker has its name there, or else its intro.
 */
export const heroShareImage =
  (drawingName: string, background: Background) =>
  ({ copy: { name, hero } }: PageContext<'', HeroCopy>): ShareImage => ({
    kicker: hero.kicker ?? name ?? hero.intro ?? '',
    heading: hero.heading,
    svg: drawingSource(drawingName),
    background,
    layout: 'corner',
  });
