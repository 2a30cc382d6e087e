import { mark } from '../shared/markers.ts';
import type { Place } from '../shared/values.ts';

/** Numbers the places whose texts are marked. A place keeps its number as long as the process runs. */
export class MarkerPlaces {
  readonly #numbers = new Map<string, number>();
  readonly #places: Place[] = [];

  placeOf(number: number): Place | null {
    return this.#places[number] ?? null;
  }

  /** A text with the marker of its place around it. */
  mark(text: string, place: Place): string {
    const key = JSON.stringify([place.file, place.path]);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#places.push(place) - 1;
      this.#numbers.set(key, number);
    }
    return mark(text, number);
  }
}
