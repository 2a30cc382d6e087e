import type { LegalRegion } from '#src/lib/place-search/legal-regions.ts';
import type { SearchablePlace } from '#src/lib/place-search/search-places.ts';

interface FoundPlace extends SearchablePlace {
  name: string;
  /** Name in the other language; null if both use the same. */
  second: string | null;
  region: LegalRegion;
  /** Province; empty in Brussels, which is in none. */
  province: string;
  distance: string;
}

/** A commune that the company serves. */
export interface ServedPlaceView extends FoundPlace {
  served: true;
  /** Names of its sub-municipalities (deelgemeenten), with the postal code of each that has another than the commune. */
  subMunicipalities: readonly string[];
  /** The company's target time until arrival. */
  responseTime: string;
  travelIncluded: boolean;
  page: { href: string; label: string };
}

/** A place that it does not serve. */
export interface UnservedPlaceView extends FoundPlace {
  served: false;
  nearest: { code: string; name: string; distance: string };
}

export type PlaceView = ServedPlaceView | UnservedPlaceView;
