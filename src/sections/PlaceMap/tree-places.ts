import type { Position } from '#src/lib/coordinates.ts';
import { boxAround, overlaps } from './boxes.ts';
import type { Box } from './projection.ts';

/** Distance of the tested places from each other, room for a group of trees, and least distance of two groups. */
const [step, size, spacing] = [36, 84, 170] as const;

/** An order of places without a visible pattern, the same in every build. */
const rank = ([x, y]: Position): number => Math.abs(x * 7919 + y * 104_729) % 1009;

/** Where trees stand on a map, which would be empty there: clear of everything drawn or written. */
export const treePlaces = (frame: Box, occupied: readonly Box[]): Position[] => {
  const places: Position[] = [];
  for (let y = frame.top + size / 2; y <= frame.bottom - size / 2; y += step)
    for (let x = frame.left + size / 2; x <= frame.right - size / 2; x += step) places.push([x, y]);
  const isFree = (place: Position) => !occupied.some((box) => overlaps(box, boxAround(place, size, size)));
  const chosen: Position[] = [];
  for (const [x, y] of places.filter(isFree).toSorted((one, other) => rank(one) - rank(other)))
    if (chosen.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) >= spacing))
      chosen.push([x, y]);
  return chosen;
};
