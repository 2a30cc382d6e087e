import type { Box, Position } from './projection.ts';
import type { RegionView } from './region-map.ts';
import type { ScaleAndNorthPositions } from './ScaleAndNorth.tsx';

/** The map of a region, in units of the drawing. */
export const frame: Box = { left: -400, top: -340, right: 400, bottom: 340 };

/**
 * Where the label of a ring stands: where the ring crosses the foot of the map, or below the ring if it ends higher.
 */
export const ringLabelAt = ([x, y]: Position, radius: number): Position => {
  const foot = frame.bottom - 78;
  return radius > foot - y
    ? [x + Math.round(Math.sqrt(radius ** 2 - (foot - y) ** 2)) + 4, foot]
    : [x, y + Math.round(radius) + 20];
};

/** Whether the firm's house, with its label below, fits in the frame. */
export const isInFrame = ([x, y]: Position): boolean =>
  x > frame.left + 30 && y > frame.top + 30 && y < frame.bottom - 80;

/** Where the pipe from the firm begins: at its house, or at the left edge of a map that does not show the house. */
export const pipeStart = (home: Position): Position =>
  isInFrame(home)
    ? home
    : [Math.max(home[0], frame.left - 40), home[0] < frame.left ? home[1] + 23 : home[1]];

/** Positions of scale bar and north arrow; the bar is as long as that many kilometres. */
export const regionScaleAndNorth = (kilometres: number, view: RegionView): ScaleAndNorthPositions => {
  const length = kilometres * view.unitsPerKilometre;
  return {
    scale: [frame.right - 40 - length, frame.bottom - 34],
    length,
    north: [frame.right - 36, frame.top + 28],
  };
};
