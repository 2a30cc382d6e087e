import { type SearchResult, searchPlaces } from '#src/lib/place-search/search.ts';
import type { PlaceView } from './place.ts';

/** The result of a search, and the place that is shown; null while a visitor has to choose. */
export interface SearchOutcome {
  found: SearchResult<PlaceView>;
  chosen: PlaceView | null;
}

/** A code belongs to the commune whose main code it is; for a name of several places the visitor is asked. */
export const searchOutcome = (places: readonly PlaceView[], typed: string): SearchOutcome => {
  const found = searchPlaces(places, typed);
  if (found.kind !== 'places') return { found, chosen: null };
  const isSure = found.places.length === 1 || /\d/.test(typed);
  return { found, chosen: isSure ? (found.places[0] ?? null) : null };
};

/** True if a search is complete while the visitor is still typing: a full code, or an option of the list. */
export const isCompleteSearch = (places: readonly PlaceView[], typed: string): boolean =>
  /^[1-9]\d{3}$/.test(typed.trim()) || places.some(({ codes: [code], name }) => typed === `${code} ${name}`);
