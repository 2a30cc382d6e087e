import type { Position } from '#src/lib/coordinates.ts';
import type { Box } from '#src/sections/PlaceMap/projection.ts';

/** The map of a region, in units of the drawing. */
export const frame: Box = { left: -400, top: -340, right: 400, bottom: 340 };

/** Places the label of a ring: at the foot of the map if the ring reaches it, else below the ring. */
export const ringLabelAt = ([x, y]: Position, radius: number): Position => {
  const foot = frame.bottom - 78;
  return radius > foot - y
    ? [Math.min(x + Math.round(Math.sqrt(radius ** 2 - (foot - y) ** 2)) + 16, frame.right - 112), foot]
    : [x, y + Math.round(radius) + 20];
};

/** True if the company's house and the label below it fit in the frame. */
export const isInFrame = ([x, y]: Position): boolean =>
  x > frame.left + 30 && y > frame.top + 30 && y < frame.bottom - 80;

/** Places the company's name plate below its house, clear of the left edge. */
export const companyPlateAt = ([x, y]: Position): Position => [Math.max(x, frame.left + 100), y];

/** Returns the start of the pipe: the company's house, or the left edge of a map that does not show the house. */
export const pipeStart = (company: Position): Position =>
  isInFrame(company)
    ? company
    : [Math.max(company[0], frame.left - 40), company[0] < frame.left ? company[1] + 23 : company[1]];

/** Places the name of the company's town on a map that does not show the house. */
export const companyTownLabelAt = (company: Position): Position => [
  frame.left + 8,
  Math.min(Math.max(pipeStart(company)[1] - 18, frame.top + 24), frame.bottom - 40),
];

/** Tip of the north arrow: low enough that the letter above it, 38 units high on the narrowest phones, is not cut. */
export const north: Position = [frame.right - 36, frame.top + 40];
