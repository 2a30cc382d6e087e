import { codeWidth, segmentPath } from '#src/drawings/segments.ts';
import { replacePart } from '#src/drawings/svg.ts';

const file = 'src/drawings/brands/fault-phone-call.svg';

/** Position of the boiler's display, in units of the drawing. */
const display = { left: 46, width: 138, top: 66 };

const path = (name: 'segment-off' | 'segment-on', d: string): string =>
  `<path class="${name}" transform="translate(0 ${display.top})" d="${d}"/>`;

/** Draws a fault code on the boiler's display, so that it shows a code of the page's brand. */
export const drawFaultCode = (svg: string, code: string): string => {
  const x = display.left + (display.width - codeWidth(code)) / 2;
  const svgWithUnlitSegments = replacePart(svg, file, /<path class="segment-off"[^>]*>/, () =>
    path('segment-off', segmentPath(code, x, 'all')),
  );
  return replacePart(svgWithUnlitSegments, file, /<path class="segment-on"[^>]*>/, () =>
    path('segment-on', segmentPath(code, x, 'lit')),
  );
};
