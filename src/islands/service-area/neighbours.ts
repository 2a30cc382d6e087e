import type { Position } from '#src/lib/coordinates.ts';

/** A box by its middle and half its size. */
interface Area {
  middle: Position;
  halfWidth: number;
  halfHeight: number;
}

/** A commune near the searched one, and where its name begins or ends. */
interface Neighbour {
  name: string;
  position: Position;
  anchor: 'start' | 'end';
}

/** The largest number of names on the map: more would hide the route. */
const maxNeighbours = 3;

/** Size of the map, in its units. */
const size = { width: 360, height: 270 };

/** Width of a letter and height of a line of the names, generously. */
const letter = { width: 10.6, height: 22 };

const overlaps = (one: Area, other: Area): boolean =>
  Math.abs(one.middle[0] - other.middle[0]) < one.halfWidth + other.halfWidth &&
  Math.abs(one.middle[1] - other.middle[1]) < one.halfHeight + other.halfHeight;

const isInside = ({ middle: [x, y], halfWidth, halfHeight }: Area): boolean =>
  x - halfWidth > 4 &&
  x + halfWidth < size.width - 4 &&
  y - halfHeight > 4 &&
  y + halfHeight < size.height - 4;

/** Returns the nearest communes whose name has room right or left of its dot. */
export const neighboursOf = (
  near: Position,
  others: readonly Pick<Neighbour, 'name' | 'position'>[],
  taken: readonly Area[],
): Neighbour[] => {
  const occupied = [...taken];
  const shown: Neighbour[] = [];
  const distanceToNear = ({ position: [x, y] }: (typeof others)[number]) =>
    Math.hypot(x - near[0], y - near[1]);
  for (const { name, position } of others.toSorted(
    (one, other) => distanceToNear(one) - distanceToNear(other),
  )) {
    if (shown.length === maxNeighbours) break;
    // Dot and name together.
    const halfWidth = (name.length * letter.width) / 2 + 9;
    const side = ([1, -1] as const).find((sign) => {
      const middle: Position = [position[0] + sign * (halfWidth - 6), position[1]];
      const area = { middle, halfWidth, halfHeight: letter.height / 2 };
      if (!isInside(area) || occupied.some((other) => overlaps(area, other))) return false;
      occupied.push(area);
      return true;
    });
    if (side !== undefined) shown.push({ name, position, anchor: side === 1 ? 'start' : 'end' });
  }
  return shown;
};
