import type { Point } from './projection.ts';

/** The company on a map: every pipe begins at its coordinates. */
export interface Firm {
  coordinates: Point;
  postalCode: string;
  locality: string;
}
