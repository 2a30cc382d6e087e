/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A point of a drawing, in its units: to the right and down. */
export type DrawingPoint = readonly [x: number, y: number];

/** Returns the straight-line distance of two points in kilometres (great circle). */
export const distanceInKm = (a: Coordinates, b: Coordinates): number => {
  const radian = Math.PI / 180;
  const latitude = Math.sin(((b.latitude - a.latitude) * radian) / 2) ** 2;
  const longitude = Math.sin(((b.longitude - a.longitude) * radian) / 2) ** 2;
  return (
    12742 *
    Math.asin(Math.sqrt(latitude + Math.cos(a.latitude * radian) * Math.cos(b.latitude * radian) * longitude))
  );
};
