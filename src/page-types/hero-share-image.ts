import { drawingSource } from '#src/drawings/drawings.ts';
import type { Background } from '#src/lib/backgrounds.ts';
import type { PageContext, ShareImage } from './define-page-type.ts';

type HeroCopy = PageContext['copy'] & { hero: { kicker?: string; heading: string; intro: string } };

type ToolCopy = PageContext['copy'] & { name: string; hero: { heading: string } };

/**
 * Returns the share image of a page with a drawing beside the words of its hero: kicker (the intro where it has none) and
 * heading, and the drawing.
 */
export const heroShareImage =
  (drawingName: string, background: Background) =>
  ({ copy: { hero } }: PageContext<'', HeroCopy>): ShareImage => ({
    kicker: hero.intro,
    ...hero,
    svg: drawingSource(drawingName),
    background,
    layout: 'corner',
  });

/** Returns the share image of a tool, which has its name instead of a kicker. */
export const toolShareImage =
  (drawingName: string, background: Background) =>
  ({ copy: { name, hero } }: PageContext<'', ToolCopy>): ShareImage => ({
    ...hero,
    kicker: name,
    svg: drawingSource(drawingName),
    background,
    layout: 'corner',
  });
