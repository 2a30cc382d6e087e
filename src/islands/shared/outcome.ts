import { type Found, searchPlaces } from '#src/lib/place-search/search.ts';
import type { PlaceView } from './place.ts';

/** The outcome of a search, and the place that is shown of those found; null while a visitor has to choose. */
export interface Outcome {
  found: Found<PlaceView>;
  chosen: PlaceView | null;
}

/** A code leads to the commune whose own it is; a name that several places have leads to a question. */
export const outcomeOf = (places: readonly PlaceView[], typed: string): Outcome => {
  const found = searchPlaces(places, typed);
  if (found.kind !== 'places') return { found, chosen: null };
  const isSure = found.places.length === 1 || /\d/.test(typed);
  return { found, chosen: isSure ? (found.places[0] ?? null) : null };
};

/** True where a search is complete while it is typed: a full code, or an option of the list. */
export const isWhole = (places: readonly PlaceView[], typed: string): boolean =>
  /^[1-9]\d{3}$/.test(typed.trim()) || places.some(({ codes: [code], name }) => typed === `${code} ${name}`);
