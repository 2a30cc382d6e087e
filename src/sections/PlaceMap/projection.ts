import type { Coordinates, DrawingPoint } from '#src/lib/coordinates.ts';

/** Equirectangular projection around a centre at the latitude of Brussels: exact to a few metres over 40 km. */
export const createProjection =
  (centre: Coordinates, unitsPerKilometre: number) =>
  ({ latitude, longitude }: Coordinates): DrawingPoint => [
    Math.round((longitude - centre.longitude) * 70.25 * unitsPerKilometre),
    Math.round((centre.latitude - latitude) * 111.2 * unitsPerKilometre),
  ];
