import type { Coordinates, Position } from '#src/lib/coordinates.ts';

/** A commune on the map. */
export interface CommuneMark {
  name: string;
  postalCode: string;
  coordinates: Coordinates;
}

/** The extent of a region's map. */
export interface RegionView {
  centre: Coordinates;
  unitsPerKilometre: number;
  /** Radius of each distance ring, in kilometres. */
  rings: number[];
  /** End of the pipe from the company. */
  tap: Coordinates;
  /** Marks of the communes: names need more room than postal codes. */
  marks: 'names' | 'codes';
  /** Shape of the region: the outline of Brussels, or the convex hull of the communes. */
  shape: 'outline' | 'hull';
  /** Offsets in map units, by postal code, for labels of communes that would overlap. */
  nudges: Record<string, Position>;
}
