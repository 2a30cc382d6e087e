import type { Position } from '#src/lib/coordinates.ts';
import { boxAround, contains, overlaps } from './boxes.ts';
import type { Box } from './projection.ts';

/** Number of tested points of a ring: a quarter of a degree apart. */
const steps = 1440;

const pointOf = ([x, y]: Position, radius: number, step: number): Position => {
  // From the left, where the company is: a ring's part in the frame is one run.
  const angle = (step / steps) * 2 * Math.PI - Math.PI;
  return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
};

/** Returns the path data of the part of a ring in the frame, interrupted at the labels. */
export const brokenRing = (centre: Position, radius: number, frame: Box, labels: readonly Box[]): string => {
  let path = '';
  let run: Position[] = [];
  const endRun = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first !== undefined && last !== undefined && run.length > 4)
      path += `M${first.join(' ')}A${radius} ${radius} 0 ${run.length > steps / 2 ? 1 : 0} 1 ${last.join(' ')}`;
    run = [];
  };
  for (let step = 0; step <= steps; step += 1) {
    const point = pointOf(centre, radius, step);
    if (contains(frame, point) && !labels.some((label) => contains(label, point))) run.push(point);
    else endRun();
  }
  endRun();
  return path;
};

/**
 * Places the label of a ring: on the ring, as low as possible, and on a line of the map only if there is no other room.
 * Returns null if even that would cover something reserved.
 */
export const placeRingLabel = (
  centre: Position,
  radius: number,
  size: { width: number; height: number },
  { frame, reserved, lines }: { frame: Box; reserved: readonly Box[]; lines: readonly Box[] },
): Position | null => {
  const boxOf = (at: Position) => boxAround(at, size.width, size.height);
  const isInFrame = ({ left, right, top, bottom }: Box) =>
    left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom;
  const places = Array.from({ length: steps }, (_, step) => pointOf(centre, radius, step))
    .filter((at) => isInFrame(boxOf(at)) && !reserved.some((box) => overlaps(box, boxOf(at))))
    .toSorted((one, other) => other[1] - one[1]);
  return places.find((at) => !lines.some((box) => overlaps(box, boxOf(at)))) ?? places[0] ?? null;
};
