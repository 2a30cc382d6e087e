import { boxAround, overlaps } from '../boxes.ts';
import type { Box, Position } from '../projection.ts';

/** Room for the plates of a map, in units of the drawing. */
export interface PlateRoom {
  width: number;
  height: number;
  /** How far a plate may stand from its place. */
  farthest: number;
  frame: Box;
  /** Where no plate may stand. */
  reserved: readonly Box[];
}

/** Offsets up to that distance, the nearest first. */
const offsets = (farthest: number): Position[] => {
  const steps = Array.from({ length: 2 * Math.floor(farthest / 4) + 1 }, (_, step) => step * 4 - farthest);
  return steps
    .flatMap((x) => steps.map((y): Position => [x, y]))
    .filter(([x, y]) => Math.hypot(x, y) <= farthest)
    .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));
};

/**
 * Places a plate at each position, in the order given, so that none overlaps another or a reserved box; null for one
 * without room.
 */
export const placePlates = (
  positions: readonly Position[],
  { width, height, farthest, frame, reserved }: PlateRoom,
): (Position | null)[] => {
  const occupied = [...reserved];
  const inFrame = ({ left, right, top, bottom }: Box) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  return positions.map(([x, y]) => {
    for (const [right, down] of offsets(farthest)) {
      const at: Position = [x + right, y + down];
      const box = boxAround(at, width, height);
      if (!inFrame(box) || occupied.some((other) => overlaps(box, other))) continue;
      occupied.push(box);
      return at;
    }
    return null;
  });
};
