import type { Point, Position } from '#src/sections/PlaceMap/projection.ts';

/** A commune on the map. */
export interface CommuneMark {
  name: string;
  postalCode: string;
  coordinates: Point;
}

/** The extent of a region's map. */
export interface RegionView {
  centre: Point;
  unitsPerKilometre: number;
  /** Radius of each distance ring, in kilometres. */
  rings: number[];
  /** Where the pipe from the firm ends. */
  tap: Point;
  /** How the communes are marked: names need more room than postal codes. */
  marks: 'names' | 'codes';
  /** Whether the shape of the region is the outline of Brussels or the convex hull of the communes. */
  shape: 'outline' | 'hull';
  /** Offsets in map units, by postal code, where the labels of two communes would overlap. */
  nudges: Record<string, Position>;
}
