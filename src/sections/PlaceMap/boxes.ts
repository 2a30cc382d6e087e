import type { Position } from '#src/lib/coordinates.ts';
import type { Box } from './projection.ts';

/** The box of that size around a middle. */
export const boxAround = ([x, y]: Position, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** Whether two boxes have any area in common. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a point lies in a box. */
export const contains = ({ left, right, top, bottom }: Box, [x, y]: Position): boolean =>
  left < x && x < right && top < y && y < bottom;

/** Squares of that size along a line, close enough that nothing larger than one passes between them. */
export const boxesAlong = (line: readonly Position[], size: number): Box[] =>
  line.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / size));
    return Array.from({ length: count }, (_, step) =>
      boxAround([fromX + ((x - fromX) * step) / count, fromY + ((y - fromY) * step) / count], size, size),
    );
  });
