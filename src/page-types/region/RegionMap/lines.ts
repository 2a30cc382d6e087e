import type { Coordinates, Position } from '#src/lib/coordinates.ts';
import { boxesAlong } from '#src/sections/PlaceMap/boxes.ts';
import { brussels, canal, forest, ring } from '#src/sections/PlaceMap/landscape.ts';
import type { Box } from '#src/sections/PlaceMap/projection.ts';

/** Parts of each curve at which a point is computed. */
const shares = [0, 0.25, 0.5, 0.75, 1];

const between = ([ax, ay]: Position, [bx, by]: Position, share: number): Position => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/**
 * Returns points on the curve that `smoothLine` and `smoothOutline` draw. The curve cuts the corners between its points.
 */
export const onCurve = (points: readonly Position[]): Position[] =>
  points.slice(1, -1).flatMap((bend, index) => {
    const before = between(points[index] ?? bend, bend, 0.5);
    const after = between(bend, points[index + 2] ?? bend, 0.5);
    return shares.map((share) => between(between(before, bend, share), between(bend, after, share), share));
  });

const closed = (points: readonly Position[]): Position[] => [...points, ...points.slice(0, 2)];

/** Thickness of a line and of the space between it and a name, in units of the drawing. */
const thickness = 10;

/** Returns the lines of the map of Brussels that make a name illegible: the Region, its forest, the ring, the canal. */
export const capitalLines = (at: (coordinates: Coordinates) => Position): Box[] =>
  [closed(brussels.map(at)), closed(forest.map(at)), ring.map(at), canal.map(at)].flatMap((line) =>
    boxesAlong(onCurve(line), thickness),
  );
