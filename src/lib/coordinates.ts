/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A point of a drawing, in its units: to the right and down. */
export type Position = readonly [x: number, y: number];

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

/**
 * Returns the kilometres east and north of a point, rounded to a tenth. A degree of latitude is 111.2 km; a degree of
 * longitude is shorter by the cosine of the latitude.
 */
export const offsetFrom = (from: Coordinates, to: Coordinates): [east: number, north: number] => {
  const toTenthsOfKilometre = (degrees: number) => Math.round(degrees * 1112) / 10;
  const shorter = Math.cos((from.latitude * Math.PI) / 180);
  return [
    toTenthsOfKilometre((to.longitude - from.longitude) * shorter),
    toTenthsOfKilometre(to.latitude - from.latitude),
  ];
};
