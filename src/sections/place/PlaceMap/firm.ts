import type { Point } from './projection.ts';

/** The firm's address: where every pipe on the maps begins. */
export interface Firm {
  coordinates: Point;
  postalCode: string;
  locality: string;
}
