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
 * The outline with its points beyond the frame moved to `margin` inside its edge. There extra points make
 * `smoothOutline` turn a short corner, so that points near the edge stay inside the outline.
 */
export const clampOutline = (
  points: readonly Position[],
  { left, top, right, bottom }: Box,
  margin: number,
): Position[] => {
  const inside = points.map(
    ([x, y]): Position => [
      Math.min(Math.max(x, left + margin), right - margin),
      Math.min(Math.max(y, top + margin), bottom - margin),
    ],
  );
  const towards = ([x, y]: Position, [toX, toY]: Position): Position => [
    Math.round(x + (toX - x) * 0.4),
    Math.round(y + (toY - y) * 0.4),
  ];
  return inside.flatMap((point, index) => {
    const original = points[index];
    if (original !== undefined && original[0] === point[0] && original[1] === point[1]) return [point];
    const before = inside.at(index - 1) ?? point;
    const after = inside[(index + 1) % inside.length] ?? point;
    return [towards(point, before), point, towards(point, after)];
  });
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

const turn = (o: Position, a: Position, b: Position) =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Convex hull of points, pushed outwards by a margin: the background of a region whose border is not drawn. */
export const expandedHull = (points: readonly Position[], margin: number): Position[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const halfHull = (run: readonly Position[]) => {
    const chain: Position[] = [];
    for (const point of run) {
      while (chain.length > 1) {
        const [before, last] = chain.slice(-2);
        if (before === undefined || last === undefined || turn(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const outline = [...halfHull(sorted), ...halfHull(sorted.reverse())];
  const x = outline.reduce((sum, point) => sum + point[0], 0) / outline.length;
  const y = outline.reduce((sum, point) => sum + point[1], 0) / outline.length;
  return outline.map(([px, py]) => {
    const length = Math.hypot(px - x, py - y) || 1;
    return [Math.round(px + ((px - x) / length) * margin), Math.round(py + ((py - y) / length) * margin)];
  });
};
