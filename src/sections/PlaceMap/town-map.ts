import type { Coordinates, Position } from '#src/lib/coordinates.ts';

/** The company on a map: every pipe begins at its coordinates. */
export interface MapCompany {
  coordinates: Coordinates;
  postalCode: string;
  locality: string;
}

/** A town on the map. */
export interface TownMark {
  slug: string;
  name: string;
  postalCode: string;
  coordinates: Coordinates;
  /** Offset of its name plate's centre from its dot, and of the larger plate on the town's own map. */
  plate: Position;
  largePlate: Position;
  href: string | null;
}

/** Props of `TownMap`. */
export interface TownMapProps {
  label: string;
  /** The company, with the slug of its town if that town has a page. */
  company: MapCompany & { town: string | null };
  here: string;
  towns: TownMark[];
  /** Distance from the company in a straight line, as the language writes it. */
  distance: string;
  /** Position of the river's name. */
  riverLabelAt: Position;
  labels: { headquarters: string; here: string; river: string; north: string };
  /** Formatted radius of the ring around the town. */
  ringLabel: string;
}
