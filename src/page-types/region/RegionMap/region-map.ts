import type { Coordinates, Position } from '#src/lib/coordinates.ts';

/** A commune on the map. */
export interface CommuneMark {
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
  /**
   * Path data of the land around the region's communes, in units of the drawing, as the border itself is not drawn. Draw it
   * anew where a commune stands outside. Null for Brussels, which has its own outline.
   */
  land: string | null;
  /** Offsets in map units, by postal code, for labels of communes that would overlap. */
  nudges: Record<string, Position>;
}
