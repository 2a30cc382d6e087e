import type { ServedPlaceView } from '../shared/place.ts';

interface Point {
  x: number;
  y: number;
}

/** A box by its middle and half its size. */
interface Area extends Point {
  halfWidth: number;
  halfHeight: number;
}

/** A commune near the searched one, and where its name begins or ends. */
interface Neighbour extends Point {
  name: string;
  anchor: 'start' | 'end';
}

/** Most names on the map: more would hide the way. */
const maxNeighbours = 3;

/** Size of the map, in its units. */
const size = { width: 360, height: 270 };

/** Width of a letter and height of a line of the names, generously. */
const letter = { width: 10.6, height: 22 };

const overlaps = (one: Area, other: Area): boolean =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight;

const isInside = ({ x, y, halfWidth, halfHeight }: Area): boolean =>
  x - halfWidth > 4 &&
  x + halfWidth < size.width - 4 &&
  y - halfHeight > 4 &&
  y + halfHeight < size.height - 4;

/** Returns the nearest communes whose name has room right or left of its dot. */
export const neighboursOf = (
  near: Point,
  others: readonly (Point & Pick<ServedPlaceView, 'name'>)[],
  taken: readonly Area[],
): Neighbour[] => {
  const occupied = [...taken];
  const shown: Neighbour[] = [];
  const away = ({ x, y }: Point) => Math.hypot(x - near.x, y - near.y);
  for (const { name, x, y } of others.toSorted((one, other) => away(one) - away(other))) {
    if (shown.length === maxNeighbours) break;
    // Dot and name together.
    const halfWidth = (name.length * letter.width) / 2 + 9;
    const place = ([1, -1] as const).find((sign) => {
      const area = { x: x + sign * (halfWidth - 6), y, halfWidth, halfHeight: letter.height / 2 };
      if (!isInside(area) || occupied.some((other) => overlaps(area, other))) return false;
      occupied.push(area);
      return true;
    });
    if (place !== undefined) shown.push({ name, x, y, anchor: place === 1 ? 'start' : 'end' });
  }
  return shown;
};
