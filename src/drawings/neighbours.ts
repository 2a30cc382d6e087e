import { setText } from './svg.ts';

const file = 'src/drawings/pages/heat-pump-check.svg';

/** The drawing of the comparison, with the words of both neighbours in their speech bubbles. */
export const neighboursSaying = (svg: string, { left, right }: { left: string; right: string }): string =>
  setText(setText(svg, file, 'left', left), file, 'right', right);
