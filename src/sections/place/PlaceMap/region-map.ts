import type { Point, Position } from './projection.ts';

/** A commune on the map, marked by its postal code. */
export interface CommuneMark {
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
  /** Whether the region's ground is the outline of Brussels or the convex hull of the communes. */
  ground: 'outline' | 'hull';
  /** Offsets in map units, by postal code, where the labels of two communes would overlap. */
  nudges: Record<string, Position>;
}
