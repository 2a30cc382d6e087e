import type { DrawingIn } from '#src/drawings/sprites.ts';
import type { Firm } from './firm.ts';
import type { Point, Position } from './projection.ts';

/** A town on the map. */
export interface TownMark {
  slug: string;
  name: string;
  postalCode: string;
  coordinates: Point;
  /** From its dot to the middle of its plate, and to that of the larger plate on the town's own map. */
  plate: Position;
  largePlate: Position;
  href: string | null;
}

/** What a map of towns shows. */
export interface TownMapProps {
  label: string;
  /** The firm, with its town's slug where that town has a page. */
  firm: Firm & { town: string | null };
  here: string;
  towns: TownMark[];
  /** Straight distance from the firm, as the language writes it. */
  distance: string;
  /** Where the river's name stands, from the firm. */
  riverLabel: Position;
  labels: { headquarters: string; here: string; river: string; north: string };
  scaleLabel: string;
  /** The land in the home page's sprite; null where the page draws it. */
  land: DrawingIn<'home'> | null;
}
