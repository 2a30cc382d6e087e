import type { Coordinates, Position } from '#src/lib/coordinates.ts';

/**
 * Equirectangular projection around a centre at the latitude of Brussels: exact to a few metres over 40 km. Positions are
 * whole units, so that path data are shorter and lines meet exactly.
 */
export const projection =
  (centre: Coordinates, unitsPerKilometre: number) =>
  ({ latitude, longitude }: Coordinates): Position => [
    Math.round((longitude - centre.longitude) * 70.25 * unitsPerKilometre),
    Math.round((centre.latitude - latitude) * 111.2 * unitsPerKilometre),
  ];

const midpoint = ([ax, ay]: Position, [bx, by]: Position) =>
  `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;

/** A rectangle of a map, in units of the drawing. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Margin around the frame, so that a line which enters it between two of its points is not lost. */
const frameMargin = 80;

/** Returns the part of a line that a map shows, up to a point beyond the frame. The rest would be bytes that nobody sees. */
export const visibleStretch = (
  line: readonly Position[],
  { left, top, right, bottom }: Box,
): readonly Position[] => {
  const visible = line.map(
    ([x, y]) =>
      x > left - frameMargin && x < right + frameMargin && y > top - frameMargin && y < bottom + frameMargin,
  );
  const first = visible.indexOf(true);
  return first < 0 ? [] : line.slice(Math.max(0, first - 1), visible.lastIndexOf(true) + 3);
};

/**
 * Path data of a smooth line through the midpoints between consecutive points, for rivers and roads. The control point
 * of each `t` command is the mirror image of the one before, so midpoints are relative and must not be rounded.
 */
export const smoothLine = (points: readonly Position[]): string => {
  const [first, bend, ...rest] = points;
  if (first === undefined || bend === undefined || rest.length === 0) return '';
  const midpoints = [bend, ...rest].flatMap(([x, y], index): Position[] => {
    const next = rest[index];
    return next === undefined ? [] : [[(x + next[0]) / 2, (y + next[1]) / 2]];
  });
  const steps = midpoints.map(([x, y], index) => {
    const [fromX, fromY] = midpoints[index - 1] ?? first;
    return [x - fromX, y - fromY];
  });
  const written = steps.map(([x = 0, y = 0]) => `${x}${y < 0 ? '' : ' '}${y}`);
  return `M${first.join(' ')}q${bend[0] - first[0]} ${bend[1] - first[1]} ${written.join('t')}`;
};

/** Path data of a smooth closed outline around points. */
export const smoothOutline = (points: readonly Position[]): string => {
  const last = points.at(-1);
  const first = points[0];
  if (last === undefined || first === undefined) return '';
  return `M${midpoint(last, first)}${points.map((point, index) => `Q${point.join(' ')} ${midpoint(point, points[(index + 1) % points.length] ?? first)}`).join('')}z`;
};
