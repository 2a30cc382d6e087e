import type { RegionId } from '#src/lib/place-search/regions.ts';
import type { Searchable } from '#src/lib/place-search/search.ts';

interface FoundPlace extends Searchable {
  name: string;
  /** Name in the other language; null where both use the same. */
  second: string | null;
  region: RegionId;
  /** Province; empty in Brussels, which is in none. */
  province: string;
  /** Kilometres east and north of the company. */
  at: readonly [east: number, north: number];
  /** Straight distance from the company, as the language writes it. */
  distance: string;
}

/** A commune that the company serves. */
export interface ServedPlaceView extends FoundPlace {
  served: true;
  /** Its sections, with their postal code where it is another. */
  sections: readonly string[];
  /** The time until arrival that the company aims at. */
  delay: string;
  /** True where travel is included. */
  travelIncluded: boolean;
  page: { href: string; label: string };
}

/** A place that it does not serve. */
export interface PlaceElsewhere extends FoundPlace {
  served: false;
  /** The nearest commune served, and how far it is from there. */
  nearest: { code: string; name: string; distance: string };
}

export type PlaceView = ServedPlaceView | PlaceElsewhere;
