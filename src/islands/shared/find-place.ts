import { type PlaceSearchResult, searchPlaces } from '#src/lib/place-search/search-places.ts';
import type { PlaceView } from './place-view.ts';

/** The result of a search, and the place that is shown; null while a visitor has to choose. */
export interface PlaceSearchOutcome {
  result: PlaceSearchResult<PlaceView>;
  place: PlaceView | null;
}

/** A code belongs to the commune whose main code it is; for a name of several places the visitor is asked. */
export const findPlace = (places: readonly PlaceView[], typed: string): PlaceSearchOutcome => {
  const result = searchPlaces(places, typed);
  if (result.kind !== 'places') return { result, place: null };
  const isSure = result.places.length === 1 || /\d/.test(typed);
  return { result, place: isSure ? (result.places[0] ?? null) : null };
};

/** True if a search is complete while the visitor is still typing: a full code, or an option of the list. */
export const isCompleteSearch = (places: readonly PlaceView[], typed: string): boolean =>
  /^[1-9]\d{3}$/.test(typed.trim()) || places.some(({ codes: [code], name }) => typed === `${code} ${name}`);
